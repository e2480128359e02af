import type { DataRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

type Select = DataRegistry[ 'select' ];

/** A change of the URL that is not saved yet. */
export interface Edit {
	old: string;
	/** '' where only the server knows: another parent. */
	new: string;
}

/**
 * The URL of the post as it is stored; '' while it has no page.
 *
 * @param select   Of the registry.
 * @param statuses Those of posts that have a page.
 */
export function storedUrl( select: Select, statuses: string[] ): string {
	const { status = '', link = '' } = select( editorStore ).getCurrentPost();
	return statuses.includes( status ) ? link : '';
}

/**
 * What the next save does to the URL of a published post; null for nothing.
 *
 * @param select   Of the registry.
 * @param statuses Those of posts that have a page.
 */
export function readEdit( select: Select, statuses: string[] ): Edit | null {
	const { getCurrentPost, getEditedPostAttribute, getPermalink } =
		select( editorStore );
	const post = getCurrentPost();
	const url = storedUrl( select, statuses );
	const isChanged = ( name: 'slug' | 'parent' ) =>
		post[ name ] !== undefined &&
		getEditedPostAttribute( name ) !== post[ name ];
	if (
		url === '' ||
		! statuses.includes( String( getEditedPostAttribute( 'status' ) ) ) ||
		! ( isChanged( 'slug' ) || isChanged( 'parent' ) )
	) {
		return null;
	}
	return {
		old: pathOf( url ),
		new: isChanged( 'parent' ) ? '' : pathOf( getPermalink() ?? '' ),
	};
}

/** As people read it. */
function pathOf( url: string ): string {
	try {
		return decodeURI( new URL( url ).pathname );
	} catch {
		return url;
	}
}
