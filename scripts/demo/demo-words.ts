/** What demo customers are called and where they live. All of it is made up; the e-mail addresses are of a domain that never receives. */

export const DEMO_DOMAIN = 'demo.example';

export const FIRST_NAMES =
  'Ada Amara Anders Anika Astrid Ben Bianca Boris Callum Camille Carmen Chidi Clara Cyrus Dalia Dario Dora Edwin Elena Elif Emil Esther Ezra Fatima Felix Freya Gideon Greta Hana Hugo Imani Ingrid Ivan Jamal Jonas June Kaito Keira Lars Leila Leo Lucia Malik Marta Maya Mei Milo Nadia Nia Noor Olga Omar Otto Paula Petra Priya Quinn Rafael Rosa Ruben Sana Selma Silas Sofia Tariq Theo Tilda Uma Vera Viktor Wanda Wren Xavier Yara Yusuf Zoe'.split(
    ' ',
  );

export const LAST_NAMES =
  'Abara Adler Alvarez Baker Barros Bauer Becker Bell Brandt Brooks Castro Chen Costa Cruz Dahl Diaz Doyle Eklund Engel Farah Fischer Flores Fox Garcia Gomez Grant Haas Haddad Hale Hansen Hayes Ito Ivanov Jansen Jones Kaya Keller Khan Kim Klein Kovacs Lane Larsen Lee Lind Lindqvist Lopez Marin Mbeki Mehta Meyer Mori Nagy Nair Novak Okafor Olsen Ortiz Park Patel Perez Popov Quist Raman Reyes Rivera Rossi Sato Schmidt Silva Singh Sousa Stone Suzuki Tanaka Torres Udo Vargas Vogel Wagner Weber West Wolf Yilmaz Young Zhou'.split(
    ' ',
  );

export const STREETS = 'Orchard Maple Harbor Mill Station Willow Cedar Bridge Church Lake Hill Market Garden River Chestnut Union'.split(' ');

/** City, state and ZIP code. */
export const CITIES: readonly (readonly [city: string, state: string, zip: string])[] = [
  ['Brooklyn', 'NY', '11201'],
  ['Ithaca', 'NY', '14850'],
  ['Boston', 'MA', '02118'],
  ['Portland', 'ME', '04101'],
  ['Philadelphia', 'PA', '19107'],
  ['Pittsburgh', 'PA', '15222'],
  ['Chicago', 'IL', '60614'],
  ['Madison', 'WI', '53703'],
  ['Minneapolis', 'MN', '55401'],
  ['Denver', 'CO', '80205'],
  ['Austin', 'TX', '78704'],
  ['New Orleans', 'LA', '70117'],
  ['Atlanta', 'GA', '30307'],
  ['Asheville', 'NC', '28801'],
  ['Seattle', 'WA', '98103'],
  ['Portland', 'OR', '97214'],
  ['Oakland', 'CA', '94609'],
  ['Los Angeles', 'CA', '90026'],
];
