import { beforeEach, describe, expect, test } from 'vitest';
import { byId, type TableDefinition } from '#adapters/memory/in-memory-table.ts';
import { InMemoryTables } from '#adapters/memory/in-memory-tables.ts';
import { aGate } from '../../../builders/a-gate.ts';

type Boat = { readonly id: string; readonly name: string; readonly berth: string | null };

const boatTable: TableDefinition<Boat> = { name: 'boats', key: byId, unique: ({ berth }) => [berth] };
const otter: Boat = { id: '1', name: 'Otter', berth: 'A' };
const crane: Boat = { id: '2', name: 'Crane', berth: null };

let tables: InMemoryTables;
beforeEach(() => {
  tables = new InMemoryTables();
});

describe('a table', () => {
  test('stores a frozen copy of a row', () => {
    const given = { ...otter };
    tables.of(boatTable).save(given);
    given.name = 'Barge';
    expect(tables.of(boatTable).get('1')).toEqual(otter);
    expect(Object.isFrozen(tables.of(boatTable).get('1'))).toBe(true);
  });

  test('has one row per unique key, and any number of rows with null', () => {
    const boats = tables.of(boatTable);
    boats.save(otter);
    boats.save(crane);
    expect(boats.add({ id: '3', name: 'Quay', berth: 'A' })).toBe(false);
    expect(boats.add({ id: '1', name: 'Quay', berth: 'B' })).toBe(false);
    expect(boats.add({ id: '3', name: 'Quay', berth: null })).toBe(true);
    expect(() => boats.save({ ...crane, berth: 'A' })).toThrow('duplicate key in boats');
    expect(boats.all().map(({ name }) => name)).toEqual(['Otter', 'Crane', 'Quay']);
  });

  test('changes a row that matches, and returns whether it did', () => {
    const boats = tables.of(boatTable);
    boats.save(otter);
    expect(boats.change('1', { name: 'Barge' }, ({ berth }) => berth === 'B')).toBeNull();
    expect(boats.change('1', { name: 'Barge' })).toEqual({ ...otter, name: 'Barge' });
    expect(boats.change('2', { name: 'Barge' })).toBeNull();
    expect(boats.deleteWhere(({ name }) => name === 'Barge')).toBe(1);
    expect(boats.all()).toEqual([]);
  });
});

describe('a transaction', () => {
  test('[REL-6] is visible after its commit, together with concurrent writes', async () => {
    const gate = aGate();
    tables.of(boatTable).save(otter);
    const running = tables.transact(async (draft) => {
      draft.of(boatTable).delete('1');
      draft.of(boatTable).save(crane);
      expect(draft.of(boatTable).all()).toEqual([crane]);
      await gate.opened;
      return draft.of(boatTable).all();
    });
    await Promise.resolve();
    const later = { id: '3', name: 'Quay', berth: 'B' };
    tables.of(boatTable).save(later);
    expect(tables.of(boatTable).all()).toEqual([otter, later]);
    gate.open();
    expect(await running).toEqual([later, crane]);
    expect(tables.of(boatTable).all()).toEqual([later, crane]);
  });

  test('[REL-6] leaves nothing when its work throws, except used numbers', async () => {
    const done: string[] = [];
    const failing = tables.transact(async (draft) => {
      draft.of(boatTable).save(otter);
      draft.afterCommit('wake', () => done.push('failed'));
      draft.next('boats');
      throw new Error('bug');
    });
    await expect(failing).rejects.toThrow('bug');
    expect(tables.of(boatTable).all()).toEqual([]);
    expect(done).toEqual([]);
    expect(tables.next('boats')).toBe(2);
  });

  test('runs each action once after the commit, and at once outside a transaction', async () => {
    const done: number[] = [];
    const note = () => done.push(tables.of(boatTable).all().length);
    await tables.transact(async (draft) => {
      draft.of(boatTable).save(otter);
      draft.afterCommit('wake', note);
      draft.afterCommit('wake', note);
      expect(done).toEqual([]);
    });
    expect(done).toEqual([1]);
    tables.afterCommit('wake', note);
    expect(done).toEqual([1, 1]);
  });

  test('[CAL-2] is reverted with its call, in reverse order, without later rows of others', async () => {
    const call = Symbol('call');
    tables.of(boatTable).save(otter);
    tables.calls.begin(call);
    await tables.transact(async (draft) => void draft.of(boatTable).change('1', { name: 'Barge' }));
    await tables.transact(async (draft) => void draft.of(boatTable).delete('1'));
    tables.of(boatTable).save(crane);
    tables.calls.end(call, 'undo');
    expect(tables.of(boatTable).get('1')).toEqual(otter);
    expect(tables.of(boatTable).get('2')).toEqual(crane);
  });
});
