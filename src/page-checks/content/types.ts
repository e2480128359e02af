/** Somewhere in the content. */
interface Part {
	/** Client id of the block; undefined where it is not known. */
	block: string | undefined;
}

export interface Paragraph extends Part {
	text: string;
}

export interface Heading extends Part {
	/** 1 to 6. */
	level: number;
	text: string;
}

export interface Image extends Part {
	/** As written; '' when it has none. */
	src: string;
	/** What it is called for those who can't see it; '' when nobody said. */
	alt: string;
	/** Somebody said that it tells nothing: its missing text is meant. */
	isDecorative: boolean;
}

export interface Link extends Part {
	/** As written. */
	href: string;
	/** What it is called: its text, the texts of its images, or its label. */
	name: string;
}

/** What the checks know of a page's content. */
export interface Content {
	/** Plain text, a line break between blocks. */
	text: string;
	/** The first that has text. */
	firstParagraph: Paragraph | null;
	headings: Heading[];
	images: Image[];
	links: Link[];
}
