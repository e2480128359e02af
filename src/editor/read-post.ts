import { store as blockEditorStore } from '@wordpress/block-editor';
import type { EditorBlock } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import type { DataRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { primaryOf } from '../object-seo/primary';
import type { EditorData, ObjectTaxonomy } from '../object-seo/types';
import { readSeo } from './fields';

type Select = DataRegistry[ 'select' ];

interface Term {
	id: number;
	name: string;
}

/**
 * The state of the post in the editor. Only contains texts and references, so that reading it at each key press is cheap.
 * Null values are unchanged.
 */
export interface PostState {
	id: number;
	title: string;
	excerpt: string;
	password: string;
	slug: string;
	status: string;
	url: string;
	/** Null in the visual editor, which works with blocks. */
	content: string | null;
	blocks: EditorBlock[] | null;
	author: { name?: string; description?: string } | null;
	image: string | null;
	/** The terms of each taxonomy, by "terms:" and its name. */
	[ terms: `terms:${ string }` ]: Term[] | null;
}

/**
 * Reads the state of the post.
 *
 * @param select The registry's select function.
 * @param facts  The editor data.
 */
export function readPost( select: Select, facts: EditorData ): PostState {
	const { getCurrentPostId, getEditedPostSlug, getPermalink } =
		select( editorStore );
	const now = ( name: string ) =>
		select( editorStore ).getEditedPostAttribute( name );
	const text = ( name: string ) => {
		const value = now( name );
		return typeof value === 'string' ? value : '';
	};
	return {
		id: getCurrentPostId() ?? 0,
		title: text( 'title' ),
		excerpt: text( 'excerpt' ),
		password: text( 'password' ),
		slug: getEditedPostSlug(),
		status: text( 'status' ),
		url: getPermalink() ?? text( 'link' ),
		author: readAuthor( select ),
		image: readImage( select ),
		...readContent( select ),
		...Object.fromEntries(
			facts.taxonomies.map( ( taxonomy ) => [
				`terms:${ taxonomy.name }`,
				readTerms( select, taxonomy ),
			] )
		),
	};
}

/** Returns the blocks; in the code editor and before the first change, the text. */
function readContent( select: Select ) {
	const id = select( editorStore ).getCurrentPostId() ?? 0;
	const type = select( editorStore ).getCurrentPostType() ?? '';
	const record = ( select( coreStore ).getEditedEntityRecord(
		'postType',
		type,
		id
	) || {} ) as { content?: unknown; blocks?: EditorBlock[] };
	const blocks =
		record.blocks ?? select( blockEditorStore ).getBlocks() ?? null;
	return typeof record.content === 'string' && ! record.blocks
		? { content: record.content, blocks }
		: { content: null, blocks };
}

/** Whether an attribute has unsaved changes. */
function isChanged( select: Select, name: string ): boolean {
	const { getCurrentPostAttribute, getEditedPostAttribute } =
		select( editorStore );
	return getEditedPostAttribute( name ) !== getCurrentPostAttribute( name );
}

function readAuthor( select: Select ): PostState[ 'author' ] {
	const id = select( editorStore ).getEditedPostAttribute( 'author' );
	return typeof id === 'number' && isChanged( select, 'author' )
		? ( select( coreStore ).getEntityRecord( 'root', 'user', id, {
				context: 'view',
			} ) ?? null )
		: null;
}

function readImage( select: Select ): string | null {
	const id = select( editorStore ).getEditedPostAttribute( 'featured_media' );
	if ( typeof id !== 'number' || ! isChanged( select, 'featured_media' ) ) {
		return null;
	}
	const image = ( id > 0 &&
		select( coreStore ).getEntityRecord( 'postType', 'attachment', id, {
			context: 'view',
		} ) ) as { source_url?: string } | null | undefined | false;
	return image ? ( image.source_url ?? null ) : '';
}

/** Returns the terms if they or the primary term differ from the stored ones. */
function readTerms( select: Select, taxonomy: ObjectTaxonomy ): Term[] | null {
	const { restBase, name } = taxonomy;
	const seo = readSeo( select );
	const stored = select( editorStore ).getCurrentPostAttribute(
		'pharos_seo'
	) as typeof seo | undefined;
	const hasOtherMain =
		seo && stored && primaryOf( seo, name ) !== primaryOf( stored, name );
	return isChanged( select, restBase ) || hasOtherMain
		? termsOf( select, taxonomy )
		: null;
}

const NONE: Term[] = [];

/**
 * Returns the post's terms of a taxonomy, sorted by name; null until they're loaded.
 *
 * @param select   The registry's select function.
 * @param taxonomy The taxonomy.
 */
export function termsOf(
	select: Select,
	{ name, restBase }: ObjectTaxonomy
): Term[] | null {
	const ids = select( editorStore ).getEditedPostAttribute( restBase );
	if ( ! Array.isArray( ids ) || ids.length === 0 ) {
		return NONE;
	}
	return select( coreStore ).getEntityRecords( 'taxonomy', name, {
		include: ids,
		per_page: 100,
		orderby: 'name',
		context: 'view',
		_fields: 'id,name',
	} ) as Term[] | null;
}
