const NOTE = 'Zagrożenie jest wydrukowane na karcie; Foothold o nie pyta.';

export const cards = {
  'light-1': { title: 'Lekkie Wyzwanie 1', also: ['L1'], text: ['1 Męstwo.', NOTE] },
  'light-2': { title: 'Lekkie Wyzwanie 2', also: ['L2'], text: ['1 Ochrona.', NOTE] },
  'light-3': { title: 'Lekkie Wyzwanie 3', also: ['L3'], text: ['Do wyboru: 1 Żywność albo 1 Złom.', NOTE] },
  'light-4': { title: 'Lekkie Wyzwanie 4', also: ['L4'], text: ['1 Żywność i 1 zwolennik.', NOTE] },
  'light-5': { title: 'Lekkie Wyzwanie 5', also: ['L5'], text: ['1 Złom i 1 Ochrona.', NOTE] },
  'light-6': { title: 'Lekkie Wyzwanie 6', also: ['L6'], text: ['1 Opowieść i 1 Męstwo.', NOTE] },
  'light-7': { title: 'Lekkie Wyzwanie 7', also: ['L7'], text: ['1 Żywność i 1 Opowieść.', NOTE] },
  'light-8': { title: 'Lekkie Wyzwanie 8', also: ['L8'], text: ['3 zwolenników.', NOTE] },
  'heavy-1': { title: 'Ciężkie Wyzwanie 1', also: ['H1'], text: ['Do wyboru: 1 Żywność albo 1 Złom.', NOTE] },
  'heavy-2': { title: 'Ciężkie Wyzwanie 2', also: ['H2'], text: ['1 Ochrona i 1 Męstwo.', NOTE] },
  'heavy-3': { title: 'Ciężkie Wyzwanie 3', also: ['H3'], text: ['1 Żywność i 1 Opowieść.', NOTE] },
  'heavy-4': { title: 'Ciężkie Wyzwanie 4', also: ['H4'], text: ['1 Złom, 1 Ochrona i 1 Męstwo.', NOTE] },
  'heavy-5': {
    title: 'Ciężkie Wyzwanie 5',
    also: ['H5'],
    text: ['2 zwolenników i do wyboru 1 Żywność albo 1 Złom.', NOTE],
  },
  'heavy-6': {
    title: 'Ciężkie Wyzwanie 6',
    also: ['H6'],
    text: ['Dwa zasoby, Żywność i Złom dowolnie.', NOTE],
  },
  'heavy-7': { title: 'Ciężkie Wyzwanie 7', also: ['H7'], text: ['5 zwolenników.', NOTE] },
  'heavy-8': {
    title: 'Ciężkie Wyzwanie 8',
    also: ['H8'],
    text: ['3 zwolenników i dwa punkty Ochrony lub Męstwa, dowolnie.', NOTE],
  },
};
