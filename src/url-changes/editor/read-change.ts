import type { DataRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import type { PermalinkFields } from '../types';

type Select = DataRegistry[ 'select' ];

/** A change of the URL that is not saved yet. */
export interface Edit {
	old: string;
	/** '' where only the server knows: another parent, date or author. */
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
 * @param select               Of the registry.
 * @param statuses             Those of posts that have a page.
 * @param permalink            Fields that it contains, besides slug and parent.
 * @param permalink.dateLength How many characters of the date.
 * @param permalink.hasAuthor  Whether it has the author.
 */
export function readEdit(
	select: Select,
	statuses: string[],
	{ dateLength, hasAuthor }: PermalinkFields
): Edit | null {
	const {
		getCurrentPost,
		getEditedPostAttribute,
		getPermalink,
		isEditedPostBeingScheduled,
	} = select( editorStore );
	const post = getCurrentPost();
	const url = storedUrl( select, statuses );
	const isChanged = ( name: 'slug' | 'parent' | 'author' ) =>
		post[ name ] !== undefined &&
		getEditedPostAttribute( name ) !== post[ name ];
	const dateOf = ( date: unknown ) => String( date ).slice( 0, dateLength );
	const isElsewhere =
		isChanged( 'parent' ) ||
		dateOf( getEditedPostAttribute( 'date' ) ) !== dateOf( post.date ) ||
		( hasAuthor && isChanged( 'author' ) );
	if (
		url === '' ||
		! statuses.includes( String( getEditedPostAttribute( 'status' ) ) ) ||
		// Until that time, it has no page.
		isEditedPostBeingScheduled() ||
		! ( isChanged( 'slug' ) || isElsewhere )
	) {
		return null;
	}
	return {
		old: pathOf( url ),
		new: isElsewhere ? '' : pathOf( getPermalink() ?? '' ),
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
