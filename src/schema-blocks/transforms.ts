import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	getSaveContent,
	rawHandler,
	type BlockTransform,
	type EditorBlock,
} from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect } from '@wordpress/data';
import { timeText } from './how-to/time-text';
import {
	readBlock,
	readStored,
	SOURCE_BLOCKS,
	type SourceBlock,
	type SourcePart,
} from './source-blocks';

const FAQ = 'pharos/faq';
const ITEM = 'pharos/faq-item';
const HOW_TO = 'pharos/how-to';
const STEP = 'pharos/how-to-step';

type Attributes = EditorBlock[ 'attributes' ];

/** Blocks by the headings of the first one's level; the first block is a heading. */
function sectionsOf( blocks: EditorBlock[] ) {
	const level = blocks[ 0 ]?.attributes.level ?? 2;
	const sections: { heading: unknown; body: EditorBlock[] }[] = [];
	for ( const block of blocks ) {
		if (
			block.name === 'core/heading' &&
			( block.attributes.level ?? 2 ) === level
		) {
			sections.push( { heading: block.attributes.content, body: [] } );
		} else {
			sections.at( -1 )?.body.push( block );
		}
	}
	return { level: Number( level ), sections };
}

/** From headings with text below each of them. */
const fromHeadings = ( name: string, part: string ): BlockTransform => ( {
	type: 'block',
	blocks: [ '*' ],
	isMultiBlock: true,
	isMatch: ( _attributes, blocks ) =>
		Array.isArray( blocks ) &&
		blocks.length > 1 &&
		blocks[ 0 ]?.name === 'core/heading',
	// The only way to get the names of blocks: WordPress's group has it too.
	__experimentalConvert: ( blocks ) => {
		const { level, sections } = sectionsOf( blocks );
		return createBlock(
			name,
			{ level: Math.max( 2, level ) },
			sections.map( ( { heading, body } ) =>
				createBlock( part, { heading }, body )
			)
		);
	},
} );

/** To headings with text below each of them. */
const toHeadings: BlockTransform = {
	type: 'block',
	blocks: [ 'core/heading' ],
	transform: ( { level }: Attributes, parts: EditorBlock[] ) =>
		parts.flatMap( ( { attributes: { heading }, innerBlocks } ) => [
			createBlock( 'core/heading', { level, content: heading } ),
			...innerBlocks,
		] ),
};

const fromDetails: BlockTransform = {
	type: 'block',
	blocks: [ 'core/details' ],
	isMultiBlock: true,
	transform: ( attributes: Attributes[], answers: EditorBlock[][] ) =>
		createBlock(
			FAQ,
			{},
			attributes.map( ( { summary }, index ) =>
				createBlock( ITEM, { heading: summary }, answers[ index ] )
			)
		),
};

const toDetails: BlockTransform = {
	type: 'block',
	blocks: [ 'core/details' ],
	transform: ( _attributes: Attributes, items: EditorBlock[] ) =>
		items.map( ( { attributes: { heading }, innerBlocks } ) =>
			createBlock( 'core/details', { summary: heading }, innerBlocks )
		),
};

const fromList: BlockTransform = {
	type: 'block',
	blocks: [ 'core/list' ],
	transform: ( _attributes: Attributes, items: EditorBlock[] ) =>
		createBlock(
			HOW_TO,
			{},
			items.map( ( { attributes: { content }, innerBlocks } ) =>
				createBlock( STEP, { heading: content }, innerBlocks )
			)
		),
};

/** The blocks of an answer or a step of another plugin. */
function bodyOf( { body, image }: SourcePart ): EditorBlock[] {
	const blocks = rawHandler( { HTML: body } );
	return image > 0 ? [ ...blocks, imageOf( image ) ] : blocks;
}

/** An image of the media library, whose URL is added as soon as it is known. */
function imageOf( id: number ): EditorBlock {
	const block = createBlock( 'core/image', { id } );
	resolveSelect( coreStore )
		.getEntityRecord( 'postType', 'attachment', id )
		.then( ( file ) => {
			const { source_url: url, alt_text: alt } = ( file ?? {} ) as {
				source_url?: string;
				alt_text?: string;
			};
			if ( url ) {
				void dispatch( blockEditorStore ).updateBlockAttributes(
					block.clientId,
					{ url, alt }
				);
			}
		} )
		.catch( () => {} );
	return block;
}

const partsOf = ( name: string, { parts }: SourceBlock ): EditorBlock[] =>
	parts.map( ( part ) =>
		createBlock( name, { heading: part.heading }, bodyOf( part ) )
	);

const faqOf = ( source: SourceBlock ): EditorBlock =>
	createBlock( FAQ, {}, partsOf( ITEM, source ) );

const howToOf = ( source: SourceBlock ): EditorBlock =>
	createBlock(
		HOW_TO,
		{
			description: source.description,
			minutes: source.minutes,
			time: timeText( source.minutes ),
		},
		partsOf( STEP, source )
	);

/** From blocks of other SEO plugins, with or without their plugin. */
const fromSources = (
	names: string[],
	create: ( source: SourceBlock ) => EditorBlock
): BlockTransform[] => [
	{
		type: 'block',
		blocks: [ 'core/missing' ],
		isMatch: ( { originalName }: Attributes ) =>
			names.includes( String( originalName ) ),
		transform: ( { originalName, originalContent }: Attributes ) =>
			create(
				readStored( String( originalName ), String( originalContent ) )
			),
	},
	...names.map( ( name ): BlockTransform => ( {
		type: 'block',
		blocks: [ name ],
		transform: ( attributes: Attributes ) =>
			create(
				readBlock(
					name,
					attributes,
					getSaveContent( name, attributes )
				)
			),
	} ) ),
];

/** The transforms of both blocks. */
export const transforms = {
	faq: {
		from: [
			fromDetails,
			fromHeadings( FAQ, ITEM ),
			...fromSources( SOURCE_BLOCKS.questions, faqOf ),
		],
		to: [ toDetails, toHeadings ],
	},
	howTo: {
		from: [
			fromList,
			fromHeadings( HOW_TO, STEP ),
			...fromSources( SOURCE_BLOCKS.steps, howToOf ),
		],
		to: [ toHeadings ],
	},
};
