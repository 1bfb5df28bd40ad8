"""Solves random systems of constraints with kiwisolver and HiGHS, and compares our values.

    solver.py SYSTEMS     prints what differs and what is skipped, and at last: PASSED CHECKED

HiGHS (of scipy) solves priority by priority: the least sum of errors of one, which the next then has to
keep. It tells which values are unique: among all that is as good, it pulls the variables by random
weights in opposite directions, and what moves is not.

Kiwi adds up weighted errors. Three priorities, a thousand apart, are lexicographic as long as no error is
worth a thousand of the next priority's; where Kiwi's sums of errors show that one was, its answer is not
what is asked for, and the system is skipped. Elsewhere its values are compared with ours.
"""

import ast
import os
import random
import sys

import kiwisolver as kiwi
import numpy
from scipy.optimize import linprog
from scipy.sparse import csr_array

STRENGTHS = {1000.0: kiwi.strength.required, 750.0: 1e6, 500.0: 1e3, 250.0: 1.0}
OPTIONAL = [750.0, 500.0, 250.0]
PAIRS = 3
FAR = 1e6
CLOSE = 1e-6
# By how much a sum of errors may grow, so that rounding does not leave nothing; what moves by less than
# MOVES does so by that, and sums of lower priorities may differ by it.
SLACK = 1e-8
MOVES = 1e-4


class System:
    def __init__(self, name):
        self.name = name
        self.values = []
        self.holds = []
        self.refused = []


def constraint(words):
    relation, priority, constant, *terms = words
    pairs = [(float(terms[i]), int(terms[i + 1])) for i in range(0, len(terms), 2)]
    return relation, float(priority), float(constant), pairs


def read(path):
    systems = []
    for line in open(path):
        word, *rest = line.split()
        if word == "system":
            systems.append(System(" ".join(rest)))
        elif word == "value":
            systems[-1].values.append(float(rest[0]))
        elif word == "holds":
            systems[-1].holds.append(constraint(rest))
        elif word == "refused":
            systems[-1].refused.append((constraint(rest), []))
        else:
            systems[-1].refused[-1][1].append(constraint(rest))
    return systems


# ---------------------------------------------------------------- kiwi


def add(solver, variables, what):
    relation, priority, constant, pairs = what
    expression = kiwi.Expression([kiwi.Term(variables[v], c) for c, v in pairs], constant)
    solver.addConstraint(kiwi.Constraint(expression, relation, STRENGTHS[priority]))


def kiwi_values(system):
    """Kiwi's values, or what went wrong. In a process of its own: an error of Kiwi's own ends it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            said = solve(system)
        except kiwi.UnsatisfiableConstraint:
            said = "conflict"
        with os.fdopen(writing, "w") as file:
            file.write(repr(said))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as file:
        said = file.read()
    os.waitpid(child, 0)
    return ast.literal_eval(said) if said else "nothing"


def solve(system):
    solver = kiwi.Solver()
    variables = [kiwi.Variable(str(i)) for i in range(len(system.values))]
    for what in system.holds:
        add(solver, variables, what)
    solver.updateVariables()
    return [v.value() for v in variables]


def refuses(what, others, count):
    solver = kiwi.Solver()
    variables = [kiwi.Variable(str(i)) for i in range(count)]
    for other in others:
        add(solver, variables, other)
    try:
        add(solver, variables, what)
    except kiwi.UnsatisfiableConstraint:
        return True
    return False


# ---------------------------------------------------------------- HiGHS


class Program:
    """The columns are the variables, then two errors, below and above, for each optional constraint."""

    def __init__(self, system):
        self.count = len(system.values)
        optional = [h for h in system.holds if h[1] < 1000]
        self.width = self.count + 2 * len(optional)
        self.bounds = [(-FAR, FAR)] * self.count + [(0, None)] * (2 * len(optional))
        self.at_most, self.exactly = [], []
        self.costs = {priority: numpy.zeros(self.width) for priority in OPTIONAL}
        column = self.count
        for relation, priority, constant, pairs in system.holds:
            row = {}
            for coefficient, variable in pairs:
                row[variable] = row.get(variable, 0.0) + coefficient
            if priority < 1000:
                if relation != "<=":
                    row[column] = 1.0
                if relation != ">=":
                    row[column + 1] = -1.0
                self.costs[priority][column : column + 2] = 1.0
                column += 2
            if relation == "==":
                self.exactly.append((row, -constant))
            elif relation == "<=":
                self.at_most.append((row, -constant))
            else:
                self.at_most.append(({c: -v for c, v in row.items()}, constant))

    def matrix(self, rows):
        if not rows:
            return None, None
        data, indices, starts = [], [], [0]
        for row, _ in rows:
            indices += row.keys()
            data += row.values()
            starts.append(len(data))
        return csr_array((data, indices, starts), shape=(len(rows), self.width)), [r[1] for r in rows]

    def minimize(self, costs):
        upper, limits = self.matrix(self.at_most)
        equal, sides = self.matrix(self.exactly)
        result = linprog(
            costs, upper, limits, equal, sides, self.bounds, "highs",
            options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9})
        return result if result.status == 0 else None

    def settle(self):
        """Solves priority by priority; the least sums of errors, or None in a conflict."""
        sums = []
        for priority in OPTIONAL:
            costs = self.costs[priority]
            if not costs.any():
                sums.append(0.0)
                continue
            result = self.minimize(costs)
            if result is None:
                return None
            sums.append(result.fun)
            row = {int(c): float(costs[c]) for c in numpy.nonzero(costs)[0]}
            self.at_most.append((row, result.fun + SLACK))
        return sums

    def spread(self):
        """How far each variable moves among what is as good; None if HiGHS gives up."""
        low, high = numpy.full(self.count, numpy.inf), numpy.full(self.count, -numpy.inf)
        for _ in range(PAIRS):
            costs = numpy.zeros(self.width)
            costs[: self.count] = [random.uniform(0.2, 1) * random.choice((-1, 1)) for _ in low]
            for sign in (1, -1):
                result = self.minimize(sign * costs)
                if result is None:
                    return None
                low = numpy.minimum(low, result.x[: self.count])
                high = numpy.maximum(high, result.x[: self.count])
        return high - low

    def is_unique(self, variable):
        costs = numpy.zeros(self.width)
        ends = []
        for sign in (1, -1):
            costs[variable] = sign
            result = self.minimize(costs)
            if result is None:
                return False
            ends.append(result.x[variable])
        return abs(ends[0] - ends[1]) < MOVES


# ---------------------------------------------------------------- comparing


def errors(system, values):
    """What required constraints miss, and the sums of errors from the highest priority down."""
    sums = {priority: 0.0 for priority in STRENGTHS}
    for relation, priority, constant, pairs in system.holds:
        miss = constant + sum(c * values[v] for c, v in pairs)
        if relation == "<=":
            miss = max(0.0, miss)
        elif relation == ">=":
            miss = max(0.0, -miss)
        sums[priority] += abs(miss)
    return [sums[p] for p in [1000.0] + OPTIONAL]


def agree(sums, others):
    return all(abs(a - b) <= MOVES * max(1.0, abs(b)) for a, b in zip(sums, others))


def differences(system, program, counts):
    best = program.settle()
    if best is None:
        return ["HiGHS finds a conflict in what we took"]
    wrong = []
    if not agree(errors(system, system.values), [0.0] + best):
        wrong.append(f"sums of errors {errors(system, system.values)}, not {best}")
    spread = program.spread()
    if spread is None:
        counts["no spread"] += 1
        return wrong
    unique = [i for i, s in enumerate(spread) if s < MOVES]
    counts["unique"] += len(unique)
    counts["ambiguous"] += len(spread) - len(unique)
    theirs = kiwi_values(system)
    if theirs == "conflict":
        return wrong + ["kiwi finds a conflict in what we took"]
    if theirs == "nothing":
        counts["failed"] += 1
        return wrong if wrong else None
    if not agree(errors(system, theirs), [0.0] + best):
        counts["unfit"] += 1
        return wrong if wrong else None
    for index in unique:
        if abs(system.values[index] - theirs[index]) > CLOSE and program.is_unique(index):
            wrong.append(f"variable {index} is {system.values[index]}, not {theirs[index]}")
    return wrong


def main(path):
    passed = checked = 0
    counts = {"unique": 0, "ambiguous": 0, "unfit": 0, "no spread": 0, "failed": 0}
    for system in read(path):
        random.seed(system.name)
        wrong = differences(system, Program(system), counts)
        if wrong is None:
            continue
        for what, others in system.refused:
            if not refuses(what, others, len(system.values)):
                wrong.append(f"{what} refused, which kiwi takes")
        checked += 1
        passed += not wrong
        if wrong:
            print(f"differs: {system.name}: {wrong[0]}")
    print(f"compared: {counts['unique']} unique values; {counts['ambiguous']} others are not compared")
    if counts["unfit"]:
        print(f"skipped: {counts['unfit']} states where kiwi's weighted sum is not lexicographic;"
              " HiGHS agrees with our sums of errors there")
    if counts["failed"]:
        print(f"skipped: {counts['failed']} states on which kiwi fails; HiGHS agrees there, too")
    if counts["no spread"]:
        print(f"skipped: {counts['no spread']} states whose uniqueness HiGHS could not decide")
    print(passed, checked)


main(sys.argv[1])
