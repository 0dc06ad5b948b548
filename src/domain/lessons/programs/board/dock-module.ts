import { colors, directions, tones } from '../dock-words.ts';
import { dockFacts } from '../dock.ts';
import {
  dockButton,
  echoPerCm,
  hertz,
  lightValues,
  pins,
  ringLights,
  servoPeriodMs,
  servoPulse,
} from './pin-map.ts';

const table = <Name extends string>(names: readonly Name[], value: (name: Name) => string): string =>
  `{${names.map((name) => `"${name}": ${value(name)}`).join(', ')}}`;

/** Converts a pulse width in microseconds to a duty cycle of 0 to 1023, for `write_analog`. */
const duty = (microseconds: number): number => Math.round((microseconds / (servoPeriodMs * 1000)) * 1023);

/** Timeout of the echo if nothing is in front of the sensor, in microseconds. */
const echoTimeout = (dockFacts.farthest + 5) * echoPerCm;

/**
 * The MicroPython module `dock` for a micro:bit: lights, tone, motor, sensor and button on the pins of the pin map. It prints a line for
 * each change; see `parseBoardLine`. It has no comments, because a micro:bit V1 has little memory.
 */
export const dockModule = `from microbit import ${dockButton}, pin${pins.speaker}, pin${pins.ring}, pin${pins.motor}, pin${pins.trigger}, pin${pins.echo}, running_time, sleep
from neopixel import NeoPixel
from machine import time_pulse_us
import music

COLORS = ${table(colors, (color) => `(${lightValues[color].join(', ')})`)}
TONES = ${table(tones, (tone) => String(hertz[tone]))}
MOTOR = ${table(directions, (direction) => String(duty(servoPulse[direction])))}
ring = NeoPixel(pin${pins.ring}, ${ringLights})
lit = [None] * ${ringLights}
state = {"begun": running_time(), "shown": None, "tone": None, "motor": None, "cm": None, "read": -1000}


def now():
    return running_time() - state["begun"]


def light(number, color):
    lit[number - 1] = color


def tone(pitch, ms):
    if pitch is not None:
        music.pitch(TONES[pitch], -1, pin${pins.speaker}, False)
        state["tone"] = now() + ms
        print("@tone", pitch)
    elif state["tone"] is not None:
        music.stop(pin${pins.speaker})
        state["tone"] = None
        print("@tone -")


def motor(direction, ms):
    if direction is not None:
        pin${pins.motor}.set_analog_period(${servoPeriodMs})
        pin${pins.motor}.write_analog(MOTOR[direction])
        state["motor"] = now() + ms
        print("@motor", direction)
    elif state["motor"] is not None:
        pin${pins.motor}.write_analog(0)
        state["motor"] = None
        print("@motor -")


def echo():
    pin${pins.trigger}.write_digital(1)
    pin${pins.trigger}.write_digital(0)
    return time_pulse_us(pin${pins.echo}, 1, ${echoTimeout})


def distance():
    if now() - state["read"] >= 50:
        us = echo()
        cm = ${dockFacts.farthest} if us < 0 else min(${dockFacts.farthest}, (us + ${echoPerCm / 2}) // ${echoPerCm})
        state["read"] = now()
        if cm != state["cm"]:
            state["cm"] = cm
            print("@distance", cm)
    return state["cm"]


def settle():
    if state["tone"] is not None and state["tone"] <= now():
        tone(None, 0)
    if state["motor"] is not None and state["motor"] <= now():
        motor(None, 0)
    if lit != state["shown"]:
        state["shown"] = list(lit)
        for at, color in enumerate(lit):
            ring[at] = COLORS[color] if color else (0, 0, 0)
        ring.show()
        print("@lights", *[color or "-" for color in lit])


def pressed():
    settle()
    if ${dockButton}.was_pressed():
        print("@press")
        return True
    return False


def sleep_until(ms):
    settle()
    while ms is None or now() < ms:
        sleep(10 if ms is None else max(1, min(10, ms - now())))
        settle()
        if ${dockButton}.get_presses() > 0:
            return


def off():
    for number in range(${ringLights}):
        lit[number] = None
    tone(None, 0)
    motor(None, 0)
    settle()
`;
