# Simulates the parts of the micro:bit's MicroPython modules that programs use.
import _hw
import sys


class Module:
    pass


def check(interrupted):
    if interrupted:
        raise KeyboardInterrupt


class Pin:
    def __init__(self, number):
        self.number = number

    def write_digital(self, value):
        _hw.write(self.number, value)

    def write_analog(self, value):
        _hw.analog(self.number, value)

    def set_analog_period(self, ms):
        _hw.period(self.number, ms)


class Button:
    def __init__(self):
        self.latched = 0
        self.counted = 0

    def was_pressed(self):
        presses = _hw.presses()
        was = presses > self.latched
        self.latched = presses
        return was

    def get_presses(self):
        presses = _hw.presses()
        count = presses - self.counted
        self.counted = presses
        return count


class Display:
    def scroll(self, text, wait=True, loop=False):
        _hw.display(text)


class NeoPixel:
    def __init__(self, pin, n):
        self.pin = pin
        self.values = [(0, 0, 0)] * n

    def __setitem__(self, at, value):
        self.values[at] = value

    def show(self):
        _hw.ring(self.pin.number, str(self.values))


def sleep(ms):
    check(_hw.sleep(ms))


def running_time():
    check(_hw.sleep(0))
    return _hw.now()


def pitch(frequency, duration=-1, pin=None, wait=True):
    _hw.tone(pin.number, frequency)


def stop(pin=None):
    _hw.tone(pin.number, 0)


def time_pulse_us(pin, level, timeout_us=1000000):
    us = _hw.echo(pin.number)
    return us if 0 <= us <= timeout_us else -2


microbit = Module()
for number in range(21):
    setattr(microbit, "pin%d" % number, Pin(number))
microbit.button_a = Button()
microbit.display = Display()
microbit.sleep = sleep
microbit.running_time = running_time
neopixel = Module()
neopixel.NeoPixel = NeoPixel
music = Module()
music.pitch = pitch
music.stop = stop
machine = Module()
machine.time_pulse_us = time_pulse_us
machine.unique_id = lambda: bytes(int(_hw.serial()[at : at + 2], 16) for at in range(0, 16, 2))


class Files:
    listdir = None

    def uname(self):
        version = _hw.version()
        release = "1.0.1" if version == "V1" else "2.1.2"
        chip = "nRF51822" if version == "V1" else "nRF52833"
        return ("microbit", "microbit", release, "micro:bit v" + release, "micro:bit with " + chip)

    def size(self, name):
        return real_os.stat(name)[6]


import os as real_os

for name, module in (
    ("microbit", microbit),
    ("neopixel", neopixel),
    ("music", music),
    ("machine", machine),
    ("os", Files()),
):
    sys.modules[name] = module
