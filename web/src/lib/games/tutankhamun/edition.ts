/** The figures of Tutankhamun, as a designer reads them. */
import type { Shape } from '../../editions/shape';
import { tile } from './telling';

export const shape: Shape = {
  groups: [
    { id: 'river', tables: ['sets', 'rings', 'idols'] },
    { id: 'start', tables: ['start'] },
  ],
  grows: new Set(['sets']),
  fixed: { idols: ['god'], start: ['players'] },
  choices: () => [],
  args: () => ({}),
  value: (catalogue, _table, _field, value) => catalogue.say('set', tile(value)),
  drawing: 'scene-board',
};
