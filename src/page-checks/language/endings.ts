/** How words of a language change. Everything is folded: without accents, "ü" as "u". */
export interface Inflection {
	/** What is taken off a word's end. */
	endings: string[];
	/** What is taken off its beginning, once. */
	beginnings?: string[];
	/** How many letters must stay. */
	shortest: number;
	/** Ends that change when something is added: "kitap", "kitabı". */
	changes?: Record< string, string >;
	/** Whether the last consonant is doubled when something is added: "run", "running". */
	doubles?: boolean;
	/** Words that carry no meaning of their own: a title and an address may leave them out. */
	small: string[];
}

const list = ( words: string ): string[] => words.split( ' ' );

const GERMANIC: Omit< Inflection, 'small' > = {
	endings: list( 'ern em en er es e n s' ),
	shortest: 3,
};
const ROMANCE: Omit< Inflection, 'small' > = {
	endings: list( 'es as os is s a e i o' ),
	shortest: 3,
	changes: { z: 'c' },
};
const CYRILLIC: Omit< Inflection, 'small' > = {
	endings: list(
		'ами ями ого его ому ему ыми ими ой ей ом ем ам ям ах ях ов ев ый ий ая яя ую юю ое ее ые ие а я о е ы и у ю ь'
	),
	shortest: 3,
};

/** By language; what is not here has no endings that are known. */
export const INFLECTIONS: Record< string, Inflection > = {
	en: {
		endings: list( 'ies ing ed es s e y' ),
		shortest: 3,
		doubles: true,
		small: list( 'a an and at by for from in is of on or the to with' ),
	},
	de: {
		...GERMANIC,
		small: list(
			'am an auf aus bei das dem den der des die ein eine einen einer fur im in mit und von vom zu zum zur'
		),
	},
	nl: { ...GERMANIC, small: list( 'de een en het in met op te van voor' ) },
	sv: {
		...GERMANIC,
		endings: list( 'arna erna orna ar er or en et a e n s' ),
		small: list( 'att av den det en ett for i med och om pa till' ),
	},
	da: {
		...GERMANIC,
		endings: list( 'erne ene er en et e s' ),
		small: list( 'af at den det en et for i med og om pa til' ),
	},
	es: {
		...ROMANCE,
		small: list(
			'a al con de del el en la las lo los o para por que sin un una y'
		),
	},
	fr: {
		...ROMANCE,
		endings: list( 'aux al es s x e' ),
		small: list(
			'a au aux avec d de des du en et l la le les ou par pour sans sur un une'
		),
	},
	it: {
		...ROMANCE,
		small: list(
			'a al con da del della di e gli i il in l la le lo per un una'
		),
	},
	pt: {
		...ROMANCE,
		small: list(
			'a as com da das de do dos e em na no o os para por um uma'
		),
	},
	tr: {
		endings: list(
			'lar ler ımız imiz umuz ınız iniz unuz nın nin nun nda nde ndan nden nı ni nu na ne ın in un dan den tan ten da de ta te yla yle la le sı si su yı yi yu ya ye lık lik luk lı li lu ım im um ı i u a e'
		),
		shortest: 3,
		changes: { b: 'p', d: 't', g: 'k' },
		small: list( 'bir bu da de icin ile ki mi ve veya' ),
	},
	ar: {
		beginnings: list( 'وال بال كال فال ال لل' ),
		endings: list( 'ها هم ات ون ين ان يه ه' ),
		shortest: 3,
		small: list( 'او عن على الي في من مع و' ),
	},
	ru: {
		...CYRILLIC,
		small: list( 'в во для и из к ко на не о от по с со у' ),
	},
	uk: {
		...CYRILLIC,
		small: list( 'в для до з за и на о от по про та у' ),
	},
	ko: {
		endings: list( '에서 으로 은 는 이 가 을 를 의 에 로 와 과 도' ),
		shortest: 2,
		small: [],
	},
};
