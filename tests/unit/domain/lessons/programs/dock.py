# The module `dock` for the tests: a simulated Dock with its own clock, which records its actions.
import sys


class Dock:
    def __init__(self, inputs, until, names, scope):
        self.inputs = inputs
        self.until = until
        self.scope = scope
        self.values = {name: 0 for name in names}
        self.time = 0
        self.cm = 30
        self.press = False
        self.lights = [None] * 8
        self.seen = [None] * 8
        self.playing = None
        self.turning = None
        self.log = []
        self.reads = []
        self.is_off = False
        while self.inputs and self.inputs[0][0] == 0:
            self.happen()

    def happen(self):
        at, kind, cm = self.inputs.pop(0)
        if kind == "press":
            self.press = True
        else:
            self.cm = cm

    def settle(self):
        if self.lights != self.seen:
            self.seen = list(self.lights)
            self.log.append([self.time, "lights", list(self.lights)])
        for name in self.values:
            value = self.scope.get(name, 0)
            if value != self.values[name]:
                self.values[name] = value
                self.log.append([self.time, name, value])

    def advance(self, to):
        if self.playing is not None and self.playing <= to:
            self.log.append([self.playing, "tone", None])
            self.playing = None
        if self.turning is not None and self.turning <= to:
            self.log.append([self.turning, "motor", None])
            self.turning = None
        self.time = to

    def sleep_until(self, to):
        self.settle()
        if self.inputs and self.inputs[0][0] <= self.time:
            while self.inputs and self.inputs[0][0] <= self.time:
                self.happen()
            return
        ends = self.until if to is None else to
        if self.inputs:
            ends = min(ends, self.inputs[0][0])
        if ends > self.until or (ends == self.until and to != self.until and not self.inputs):
            self.advance(self.until)
            raise KeyboardInterrupt
        self.advance(ends)

    def now(self):
        return self.time

    def pressed(self):
        was, self.press = self.press, False
        return was

    def distance(self):
        self.reads.append([self.time, self.cm])
        return self.cm

    def light(self, number, color):
        self.lights[number - 1] = color

    def tone(self, pitch, ms):
        if pitch is not None or self.playing is not None:
            self.log.append([self.time, "tone", pitch])
        self.playing = None if pitch is None else self.time + ms

    def motor(self, direction, ms):
        if direction is not None or self.turning is not None:
            self.log.append([self.time, "motor", direction])
        self.turning = None if direction is None else self.time + ms

    def off(self):
        self.is_off = True


def record(code, inputs, until, names):
    scope = {}
    dock = Dock(inputs, until, names, scope)
    sys.modules["dock"] = dock
    exec(code, scope)
    return {"log": dock.log, "reads": dock.reads, "off": dock.is_off}
