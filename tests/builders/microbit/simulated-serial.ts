import type { Serial, SerialPort } from '#adapters/browser/board/serial-link.ts';
import type { SimulatedCable } from './simulated-microbit.ts';

export type SerialChoice = SimulatedCable | 'none' | 'blocked';

export class SimulatedSerial implements Serial {
  readonly #cables: readonly SimulatedCable[];
  readonly #granted = new Set<SimulatedCable>();
  readonly #listeners = new Set<() => void>();
  choice: SerialChoice = 'none';

  constructor(cables: readonly SimulatedCable[]) {
    this.#cables = cables;
  }

  async requestPort(): Promise<SerialPort> {
    if (this.choice === 'blocked') throw new DOMException('Blocked by policy.', 'SecurityError');
    if (this.choice === 'none') throw new DOMException('No port selected by the user.', 'NotFoundError');
    this.#granted.add(this.choice);
    return this.choice;
  }

  async getPorts(): Promise<readonly SerialPort[]> {
    return this.#cables.filter((cable) => this.#granted.has(cable) && cable.isPlugged);
  }

  addEventListener(_type: 'connect', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'connect', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  plugIn(cable: SimulatedCable): void {
    cable.plugIn();
    if (this.#granted.has(cable)) for (const listener of this.#listeners) listener();
  }
}
