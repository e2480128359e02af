/** A part of the content. */
interface Part {
	/** Client id of the block; undefined if it is unknown. */
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
	/** The attribute as written; '' if missing. */
	src: string;
	/** The alt text or label; '' if missing. */
	alt: string;
	/** Whether the image is marked as decorative and needs no alt text. */
	isDecorative: boolean;
}

export interface Link extends Part {
	/** The attribute as written. */
	href: string;
	/** The accessible name: the text, the alt text of images, or the label. */
	name: string;
}

/** The parsed content of a page. */
export interface Content {
	/** Plain text, a line break between blocks. */
	text: string;
	/** The first paragraph with text. */
	firstParagraph: Paragraph | null;
	headings: Heading[];
	images: Image[];
	links: Link[];
}
