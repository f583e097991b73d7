import type { ExplainStep, Phrase, PhraseParam } from '@/engine';
import type { FinalSource, Step } from '../../rules/parts';
import type { Asset } from '../../terms';

/**
 * Which step of an old event it is, from the words with which it was stored before steps had ids. Only what somebody
 * asks for is here. Nothing is added to these tables any more.
 */
export function idOfOld({ rule }: ExplainStep): Step | null {
  const { player, asset, amount, place } = rule.params ?? {};
  const of = playerIn(player);
  if (of === null) return null;
  if (rule.key === 'influence.bonus') {
    const paid = assetIn(asset);
    return paid && typeof amount === 'number'
      ? { part: 'influence-bonus', of, at: { asset: paid, amount } }
      : null;
  }
  const source = rule.key === 'finalScoring.resource' ? resourceIn(asset) : SOURCES.get(rule.key);
  if (!source) return null;
  return typeof place === 'number'
    ? { part: `final-${source}`, of, at: { place } }
    : { part: `final-${source}`, of };
}

const SOURCES: ReadonlyMap<string, FinalSource> = new Map(
  Object.entries<FinalSource>({
    'finalScoring.soldiers': 'soldiers',
    'finalScoring.fortifications': 'fortifications',
    'finalScoring.lightSoldiers': 'lightSoldiers',
    'finalScoring.heavySoldiers': 'heavySoldiers',
    'finalScoring.pairs': 'pairs',
    'finalScoring.threat': 'threat',
  }),
);

const ASSET_WORDS: ReadonlyMap<string, Asset> = new Map(
  Object.entries<Asset>({
    'asset.food': 'food',
    'asset.modernResource': 'mr',
    'asset.scrap': 'mr',
    'asset.story': 'story',
    'asset.valor': 'valor',
    'asset.safeguard': 'safeguard',
  }),
);

function playerIn(param: PhraseParam | undefined): string | null {
  return typeof param === 'object' && 'player' in param ? param.player : null;
}

function assetIn(param: PhraseParam | undefined): Asset | null {
  return isPhrase(param) ? (ASSET_WORDS.get(param.key) ?? null) : null;
}

function resourceIn(param: PhraseParam | undefined): 'food' | 'mr' | 'story' | null {
  const asset = assetIn(param);
  return asset === 'food' || asset === 'mr' || asset === 'story' ? asset : null;
}

function isPhrase(param: PhraseParam | undefined): param is Phrase {
  return typeof param === 'object' && 'key' in param;
}
