export interface Heading {
	level: number;
	text: string;
	slug: string;
}

export interface Parsed {
	tokens: object[];
	headings: Heading[];
	links: string[];
	bold: string[];
}

export function parse( source: string ): Parsed;
