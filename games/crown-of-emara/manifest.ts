import type { GameManifest, SoloSheet } from '../manifest.ts';
import type { SoloResult } from './src/solo/record.ts';
import type { Emara } from './src/state.ts';

export const manifest: GameManifest = {
  id: 'crown-of-emara',
  name: 'Crown of Emara',
  seats: [1, 4],
  usual: 3,
  minutes: '45–75 min',
  motto:
    'Two rondels, a city and its country: house the citizens and raise the cathedral, for only your lesser score counts.',
  story:
    'The king of Emara seeks an heir who cares for the people and builds for them. Each card sends one of your two councilors one, two or three steps round the country or the city. Gather goods, win citizens, raise buildings: of your two scores only the lower one counts.',
  credits: { design: 'Benjamin Schwer', publisher: 'Pegasus Spiele, 2018' },
  daily: { seats: 1, options: { solo: 'high-score' } },
  folders: ['places', 'solo', 'stores'],
  game: async () => (await import('./src/game.ts')).crownOfEmara,
  words: async () => (await import('./words/en.json', { with: { type: 'json' } })).default,
  solo,
};

async function solo(): Promise<SoloSheet<Emara, SoloResult>> {
  const { campaignOptions, emptyRecord, entered, soloResult } = await import('./src/solo/record.ts');
  return {
    resultOf: (state) => soloResult(state, ''),
    read(results, player) {
      const sheet = results.reduce((record, result) => entered(record, { ...result, name: player }), emptyRecord());
      return { sheet, next: campaignOptions(sheet, false) };
    },
  };
}
