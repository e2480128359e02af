import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { request } from '../../../common/rest';
import { fetchLatest, undo } from '../requests';
import type { UrlChange } from '../types';
import { describe, describeUndone } from '../labels';

const NOTICE = 'pharos-url-change';

/**
 * Tells what has become of the former URL of the post, after a save.
 *
 * @param type Of the post.
 * @param id   Of the post.
 * @param link Its URL now.
 */
export async function tell(
	type: string,
	id: number,
	link: string
): Promise< void > {
	const items = ( await fetchLatest() ).filter(
		( { object, url } ) => object === `post-${ id }` && url === link
	);
	if ( items.length > 0 ) {
		say( describe( items ), {
			label: __( 'Undo', 'pharos-seo' ),
			onClick: () => void takeBack( type, id, items ),
		} );
	}
}

async function takeBack(
	type: string,
	id: number,
	items: UrlChange[]
): Promise< void > {
	try {
		await undo( items );
		await readAgain( type, id );
		say( describeUndone( items ) );
	} catch ( reason ) {
		void dispatch( noticesStore ).createErrorNotice(
			( reason as Error ).message,
			{ id: NOTICE, type: 'snackbar', explicitDismiss: true }
		);
	}
}

/** What is edited and not saved yet stays. */
async function readAgain( type: string, id: number ): Promise< void > {
	const { rest_base: base, rest_namespace: namespace } =
		select( coreStore ).getPostType( type ) ?? {};
	const post = await request< object >( {
		path: `/${ namespace }/${ base }/${ id }?context=edit`,
	} );
	void dispatch( coreStore ).receiveEntityRecords( 'postType', type, post );
}

function say(
	text: string,
	action?: { label: string; onClick: () => void }
): void {
	void dispatch( noticesStore ).createSuccessNotice( text, {
		id: NOTICE,
		type: 'snackbar',
		actions: action ? [ action ] : [],
	} );
}
