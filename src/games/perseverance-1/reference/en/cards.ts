const NOTE = 'The Threat is printed on the card; Foothold asks for it.';

export const cards = {
  'light-1': { title: 'Light Challenge 1', also: ['L1'], text: ['1 Valor.', NOTE] },
  'light-2': { title: 'Light Challenge 2', also: ['L2'], text: ['1 Safeguard.', NOTE] },
  'light-3': { title: 'Light Challenge 3', also: ['L3'], text: ['Your choice: 1 Food or 1 Scrap.', NOTE] },
  'light-4': { title: 'Light Challenge 4', also: ['L4'], text: ['1 Food and 1 Follower.', NOTE] },
  'light-5': { title: 'Light Challenge 5', also: ['L5'], text: ['1 Scrap and 1 Safeguard.', NOTE] },
  'light-6': { title: 'Light Challenge 6', also: ['L6'], text: ['1 Story and 1 Valor.', NOTE] },
  'light-7': { title: 'Light Challenge 7', also: ['L7'], text: ['1 Food and 1 Story.', NOTE] },
  'light-8': { title: 'Light Challenge 8', also: ['L8'], text: ['3 Followers.', NOTE] },
  'heavy-1': { title: 'Heavy Challenge 1', also: ['H1'], text: ['Your choice: 1 Food or 1 Scrap.', NOTE] },
  'heavy-2': { title: 'Heavy Challenge 2', also: ['H2'], text: ['1 Safeguard and 1 Valor.', NOTE] },
  'heavy-3': { title: 'Heavy Challenge 3', also: ['H3'], text: ['1 Food and 1 Story.', NOTE] },
  'heavy-4': { title: 'Heavy Challenge 4', also: ['H4'], text: ['1 Scrap, 1 Safeguard and 1 Valor.', NOTE] },
  'heavy-5': {
    title: 'Heavy Challenge 5',
    also: ['H5'],
    text: ['2 Followers, and your choice of 1 Food or 1 Scrap.', NOTE],
  },
  'heavy-6': {
    title: 'Heavy Challenge 6',
    also: ['H6'],
    text: ['Two resources, Food and Scrap in any mix.', NOTE],
  },
  'heavy-7': { title: 'Heavy Challenge 7', also: ['H7'], text: ['5 Followers.', NOTE] },
  'heavy-8': {
    title: 'Heavy Challenge 8',
    also: ['H8'],
    text: ['3 Followers, and two points of Safeguard and Valor in any mix.', NOTE],
  },
};
