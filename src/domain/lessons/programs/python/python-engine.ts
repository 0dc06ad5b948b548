import { maxQuickTurns, tickMs } from '../run-program.ts';

/**
 * The end of every translated program. It contains the blocks as functions on the module `dock`, and the event loop, which runs the stacks in program order,
 * each until it waits. `dock` has `light(number, color)`, `tone(pitch, ms)`, `motor(direction, ms)`, `distance()` in cm, `now()` in ms, `pressed()` since the
 * last call, `sleep_until(ms)` (a press ends it early; None sleeps until a press), and `off()`. Ctrl-C (KeyboardInterrupt) stops a program.
 */
export const pythonEngine = `# The rest is the same in every program: what the blocks do, and the event loop.
def seconds(value):
    return max(0, min(3600000, int(floor(value * 1000 + 0.5))))


def wait(value):
    return seconds(value)


def play_tone(tone, value):
    dock.tone(tone if seconds(value) > 0 else None, seconds(value))
    return seconds(value)


def turn_motor(direction, value):
    dock.motor(direction if seconds(value) > 0 else None, seconds(value))
    return seconds(value)


def stop_motor():
    dock.motor(None, 0)


def all_lights_on(color):
    for number in range(1, 9):
        dock.light(number, color)


def all_lights_off():
    all_lights_on(None)


def light_on(number, color):
    if number in range(1, 9):
        dock.light(int(number), color)


def light_off(number):
    light_on(number, None)


def distance():
    return dock.distance()


def num(value):
    if isinstance(value, int):
        return max(-1000000000, min(1000000000, value))
    return max(-1000000000, min(1000000000, floor(value * 1000000 + 0.5) / 1000000))


def divide(left, right):
    return 0 if right == 0 else left / right


def times(value):
    return max(0, min(1000000, int(floor(value + 0.5))))


def now():
    return moment


def forever_turn(began):
    return ${tickMs} if now() == began else 0


def quick_turn(began):
    return -1 if now() == began else 0


def run(stacks):
    global moment
    going = [None for _ in stacks]
    wakes = [0 for _ in stacks]
    quick = [0 for _ in stacks]

    def begin(event):
        for at, (hat, stack) in enumerate(stacks):
            if hat == event and going[at] is None:
                going[at] = stack()
                wakes[at] = dock.now()
                quick[at] = 0

    begin("start")
    while True:
        if dock.pressed():
            begin("press")
        first = None
        for at in range(len(stacks)):
            if going[at] is not None and (first is None or wakes[at] < wakes[first]):
                first = at
        if first is None or wakes[first] > dock.now():
            dock.sleep_until(None if first is None else wakes[first])
            continue
        moment = wakes[first]
        try:
            held = next(going[first])
        except StopIteration:
            going[first] = None
            continue
        if held < 0:
            quick[first] += 1
            held = ${tickMs} if quick[first] >= ${maxQuickTurns} else 0
        if held > 0:
            quick[first] = 0
        wakes[first] = moment + held
`;
