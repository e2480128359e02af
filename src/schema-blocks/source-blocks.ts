/**
 * Questions and steps in the blocks of other SEO plugins. Without the plugin, WordPress keeps such a block as it was stored, with its
 * attributes and its HTML (block `core/missing`).
 */

/** A question or a step of another plugin's block. */
export interface SourcePart {
	/** HTML. */
	heading: string;
	/** HTML. */
	body: string;
	/** The ID of an image; 0 for none, or if it is in the body. */
	image: number;
}

/** A block of another plugin. */
export interface SourceBlock {
	parts: SourcePart[];
	/** HTML. */
	description: string;
	/** The total time in minutes; 0 for none. */
	minutes: number;
}

interface Format {
	/** The attribute with the list. */
	list: 'questions' | 'steps';
	/** The attributes of its entries. */
	heading: string;
	body: string;
	/** The class names in its HTML, which has images and links that the attributes lack. */
	classes?: [ part: string, heading: string, body: string ];
	description: string;
}

const FORMATS: Record< string, Format > = {
	'yoast/faq-block': {
		list: 'questions',
		heading: 'jsonQuestion',
		body: 'jsonAnswer',
		classes: [
			'schema-faq-section',
			'schema-faq-question',
			'schema-faq-answer',
		],
		description: '',
	},
	'yoast/how-to-block': {
		list: 'steps',
		heading: 'jsonName',
		body: 'jsonText',
		classes: [
			'schema-how-to-step',
			'schema-how-to-step-name',
			'schema-how-to-step-text',
		],
		description: 'jsonDescription',
	},
	'rank-math/faq-block': {
		list: 'questions',
		heading: 'title',
		body: 'content',
		description: '',
	},
	'rank-math/howto-block': {
		list: 'steps',
		heading: 'title',
		body: 'content',
		description: 'description',
	},
};

type Stored = Record< string, unknown >;

/** The names of the blocks with questions, and of those with steps. */
export const SOURCE_BLOCKS = {
	questions: Object.keys( FORMATS ).filter(
		( name ) => FORMATS[ name ]?.list === 'questions'
	),
	steps: Object.keys( FORMATS ).filter(
		( name ) => FORMATS[ name ]?.list === 'steps'
	),
};

/**
 * Reads a block as stored.
 *
 * @param name    The name of the block.
 * @param content The block with its comments.
 */
export function readStored( name: string, content: string ): SourceBlock {
	const [ , json = '{}', html = '' ] =
		/^\s*<!--\s+wp:\S+\s+(?:({[^]*?})\s+)?\/?-->([^]*)$/.exec( content ) ??
		[];
	return readBlock( name, parse( json ), html );
}

/**
 * Reads a block.
 *
 * @param name       The name of the block.
 * @param attributes Its attributes: values of any type.
 * @param html       Its HTML; '' for none.
 */
export function readBlock(
	name: string,
	attributes: Stored,
	html: string
): SourceBlock {
	const format = FORMATS[ name ] as Format;
	const inHtml = format.classes ? partsOf( html, format.classes ) : [];
	return {
		parts: inHtml.length > 0 ? inHtml : rowsOf( attributes, format ),
		description: text( attributes[ format.description ] ),
		minutes: attributes.hasDuration
			? number( attributes.days ) * 1440 +
				number( attributes.hours ) * 60 +
				number( attributes.minutes )
			: 0,
	};
}

function partsOf(
	html: string,
	[ part, heading, body ]: [ string, string, string ]
): SourcePart[] {
	const { body: parsed } = new DOMParser().parseFromString(
		html,
		'text/html'
	);
	const inside = ( element: Element, name: string ) =>
		element.querySelector( `.${ name }` )?.innerHTML ?? '';
	return [ ...parsed.querySelectorAll( `.${ part }` ) ].map(
		( element ) => ( {
			heading: inside( element, heading ),
			body: inside( element, body ),
			image: 0,
		} )
	);
}

function rowsOf(
	attributes: Stored,
	{ list, heading, body }: Format
): SourcePart[] {
	const rows = attributes[ list ];
	return ( Array.isArray( rows ) ? rows : [] )
		.filter(
			( row ): row is Stored =>
				typeof row === 'object' && row !== null && row.visible !== false
		)
		.map( ( row ) => ( {
			heading: text( row[ heading ] ),
			body: text( row[ body ] ),
			image: number( row.imageID ),
		} ) );
}

function parse( json: string ): Stored {
	try {
		return JSON.parse( json ) as Stored;
	} catch {
		return {};
	}
}

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

const number = ( value: unknown ): number =>
	Math.max( 0, Math.trunc( Number( value ) ) || 0 );
