const mate = of('Chief Mate');
const security = of('Chief of Security');
const steward = of('Chief Steward');
const engineer = of('Chief Engineer');
const captain = of('Kapitan');

/** Our own words for what the box prints in English; the printed name is found as well. */
export const perks = {
  defender: mate(
    'Obrońca',
    'Defender',
    1,
    '',
    'Każde Męstwo wydane w Ataku dinozaurów dodaje 2 do obrony zamiast 1.',
  ),
  savant: mate(
    'Uczony',
    'Savant',
    1,
    '!',
    'Ukończona Przygoda daje dowolny Atut, ze zwykłym poziomem i kosztem.',
  ),
  trainer: mate('Trener', 'Trainer', 2, '!', 'Training: o jeden wybór więcej; może się powtórzyć.'),
  tactician: mate(
    'Taktyk',
    'Tactician',
    2,
    '',
    'Przygody żądają o 1 figurkę mniej. Ukończona daje 1 Świecącą Jagodę.',
  ),
  adventurer: mate(
    'Poszukiwacz przygód',
    'Adventurer',
    3,
    '',
    'Przygoda: walka na jeszcze jednym heksie, cokolwiek poza tym wybierzesz. To osobna walka, innymi figurkami.',
  ),
  survivalist: mate(
    'Mistrz przetrwania',
    'Survivalist',
    3,
    '',
    'Rzuty Zagrożenia +2. Bez kości znacznik idzie o 2 pola mniej.',
  ),
  skinner: security('Skórnik', 'Skinner', 1, '', 'Za każdego zabitego Tramplera 1 Surowiec Wyspy.'),
  'trampler-expert': security(
    'Znawca Tramplerów',
    'Trampler Expert',
    1,
    '',
    'Raz w walce jeden Trampler pada bez Obrażeń.',
  ),
  warrior: security(
    'Wojownik',
    'Warrior',
    2,
    '',
    'Za każdego zabitego Raptora 2 Męstwa; na Rany w tej samej walce za późno.',
  ),
  'medic-training': security(
    'Szkolenie medyczne',
    'Medic Training',
    2,
    '!',
    '1 Męstwo anuluje wszystkie Rany jednego Ciężkiego Żołnierza, więc nie ginie.',
  ),
  tracker: security(
    'Tropiciel',
    'Tracker',
    3,
    '',
    'Za każdego zabitego Shieldheada 2 Świecące Jagody i 2 zwolenników, oprócz zwykłego.',
  ),
  wrangler: security(
    'Pogromca',
    'Wrangler',
    3,
    '',
    'Raz w walce schwytany dinozaur daje też to, co dałoby jego zabicie.',
  ),
  gatherer: steward(
    'Zbieracz',
    'Gatherer',
    1,
    '',
    'Pierwsza opcja Gather daje Żywność i Surowiec Wyspy, a nie tylko jedno z nich.',
  ),
  lobbyist: steward('Lobbysta', 'Lobbyist', 1, '!', 'Położenie kości własnego koloru: 1 Głos.'),
  politician: steward('Polityk', 'Politician', 2, '', 'Politics: o jedną opcję więcej, inną.'),
  manager: steward(
    'Zarządca',
    'Manager',
    2,
    '',
    'Kość położona na swojej ikonie: 1 Świecąca Jagoda albo 1 zwolennik.',
  ),
  popular: steward(
    'Popularność',
    'Popular',
    3,
    '!',
    'Zgromadzenie: za każdą Strefę, której kafelek masz, jeszcze 1 Produkcja albo 2 zwolenników, cokolwiek tam wybierzesz.',
  ),
  settler: steward('Osadnik', 'Settler', 3, '!', 'Settle: o jeden wybór więcej; może się powtórzyć.'),
  herder: engineer('Pasterz', 'Herder', 1, '', 'W twojej Zagrodzie mogą być różne gatunki.'),
  capturer: engineer(
    'Łapacz',
    'Capturer',
    1,
    '',
    'Od razu jeden wybrany dinozaur z zasobów, jeśli w Zagrodzie jest miejsce. Potem nic.',
  ),
  trapper: engineer('Traper', 'Trapper', 2, '', 'Dwa schwytania w walce zamiast jednego.'),
  quartermaster: engineer('Kwatermistrz', 'Quartermaster', 2, '!', 'Build: 1 Złom mniej, raz w Efekcie.'),
  breeder: engineer('Hodowca', 'Breeder', 3, '', 'Twoja Zagroda mieści dziewięć dinozaurów.'),
  architect: engineer(
    'Architekt',
    'Architect',
    3,
    '!',
    'Settle: 1 Złom, 1 Surowiec Wyspy albo 1 Żywność mniej, raz w Efekcie.',
  ),
  'agile-1': captain(
    'Zwinność I',
    'Agile I',
    1,
    '',
    'Przesunięcie Lidera kosztuje o 1 Świecącą Jagodę mniej.',
  ),
  influencer: captain(
    'Wpływowy',
    'Influencer',
    1,
    '',
    'Zamiast przejść, Lider może zostać i rozpatrzyć Efekt tej Strefy, za cenę przejścia.',
  ),
  greedy: captain('Chciwość', 'Greedy', 2, '!', 'Każdą premię oficera bierzesz dwa razy.'),
  friendly: captain(
    'Życzliwość',
    'Friendly',
    2,
    '!',
    'Gdy Lider przechodzi, za 1 Świecącą Jagodę więcej kostka trafia na oficera nowej Strefy.',
  ),
  persistent: captain('Wytrwałość', 'Persistent', 3, '', 'Twój Lider może wejść na zajęte pole Lidera.'),
  'agile-2': captain(
    'Zwinność II',
    'Agile II',
    3,
    '',
    'Przesunięcie Lidera kosztuje o 1 Świecącą Jagodę mniej, ze Zwinnością I nic.',
  ),
};

/** Officer, level and cost first, then what it does. */
function of(officer: string) {
  return (title: string, printed: string, tier: 1 | 2 | 3, cost: '' | '!', does: string) => ({
    title,
    also: [printed],
    text: [`${officer}, poziom ${tier}${cost === '!' ? ', kosztuje 1 Opowieść albo 1 Męstwo' : ''}.`, does],
  });
}
