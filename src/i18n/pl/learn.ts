export const learn = {
  title: 'Nauka',
  intro: 'Foothold leży na stole i liczy. Warto wiedzieć sześć rzeczy.',
  tapTitle: 'Dotknij, przytrzymaj, wpisz',
  tapText:
    'Plus i minus zmieniają o jeden. Przytrzymaj, by szło szybciej. Dotknij samej liczby i wpisz sumę, na przykład 3+6+2.',
  undoTitle: 'Wszystko da się cofnąć',
  undoText:
    'Cofanie sięga pierwszej minuty wieczoru, ponawianie wraca. Nic nie znika: przebieg gry pokazuje, co cofnięto.',
  whyTitle: 'Zapytaj dlaczego',
  whyText:
    'Dotknij imienia albo zmiany w podsumowaniu, a Foothold pokaże wiersz po wierszu, skąd się wzięła.',
  wizardTitle: 'Krok po kroku',
  wizardText:
    'Trudne chwile to krótkie kroki. Na każdym można wrócić, a nic się nie liczy, dopóki nie zapiszecie.',
  safeTitle: 'Zamykaj, kiedy chcesz',
  safeText:
    'Każda zmiana zostaje zapisana od razu. Otwórz Foothold ponownie, a będziesz w tym samym miejscu.',
  privateTitle: 'To jest wasze',
  privateText:
    'Bez konta, bez sieci, nikt nie patrzy. Dane można w każdej chwili wyeksportować w ustawieniach.',
} as const;
