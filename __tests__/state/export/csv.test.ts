import { csvLine } from '@/state/export/csv';

describe('a line of a spreadsheet', () => {
  it.each([
    ['plain words and numbers', ['Emmy', 84, null, -3], 'Emmy,84,,-3\r\n'],
    ['commas and quotes', ['Ola, "the fox"'], '"Ola, ""the fox"""\r\n'],
    ['a note of two lines', ['one\ntwo'], '"one\ntwo"\r\n'],
    ['a name that looks like a formula', ['=1+1', '@home'], "'=1+1,'@home\r\n"],
    ['a formula behind a space or a line break', [' =1+1', '\n@home'], `' =1+1,"'\n@home"\r\n`],
    ['a formula behind a separator of other spreadsheets', ['Ola;=1+1'], '"Ola;=1+1"\r\n'],
  ])('%s', (_name, fields, line) => {
    expect(csvLine(fields)).toBe(line);
  });
});
