/**
 * Passwords of six characters and more that head every published list of leaked ones. They are allowed, with a warning
 * (docs/reliability.md, decision 6).
 */
const common: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 123321 654321 112233 121212 1q2w3e 1q2w3e4r 1qaz2wsx qwerty qwerty1 qwerty12
   qwerty123 qwertyuiop qazwsx asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcd1234 abcdef a1b2c3 password password1 password12 password123
   passw0rd p@ssw0rd passwort letmein welcome welcome1 admin1 admin123 administrator iloveyou sunshine princess dragon monkey football
   baseball basketball soccer hockey superman batman pokemon starwars master shadow michael jordan jessica ashley charlie andrew daniel
   joshua michelle jennifer hunter hunter2 buster tigger ginger pepper cookie summer winter autumn spring flower freedom whatever
   trustno1 secret secret1 changeme default access computer internet samsung google matrix mustang corvette ferrari harley killer cheese
   banana orange purple silver diamond thunder ranger phoenix lovely loveme babygirl family friends forever hello1 hello123 test123
   testing guest123 user123 login123 temp123 coffee coffee1 coffee123 espresso caffeine brewquest brewquest1`.split(/\s+/),
);

const WARNING = 'This password is among the first that thieves try. Please choose another one on your account page.';

/** The warning for a password that is easily guessed; undefined for any other. The owner's address is easily guessed too. */
export function passwordWarning(password: string, email: string | null): string | undefined {
  const plain = password.toLowerCase();
  const isOneCharacter = new Set(plain).size === 1;
  const isAddress = email !== null && (plain === email || plain === email.split('@')[0]);
  return common.has(plain) || isOneCharacter || isAddress ? WARNING : undefined;
}
