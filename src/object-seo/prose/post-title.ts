import { __, sprintf } from '@wordpress/i18n';
import { cut } from '../../../common/template';
import { plain } from '.';
import type { EditorData } from '../types';

/** Statuses of posts whose title isn't final. */
const UNFINISHED = [ 'auto-draft', 'draft' ];

/**
 * Returns the name of a post in the editor: its title, or else the beginning of its text, like in
 * includes/Template/ObjectValues.php. A published post without both is named by its id; the id of a draft is meaningless to
 * users.
 *
 * @param facts  The editor data.
 * @param status The status of the post.
 * @param title  The title in the editor.
 * @param text   The content as plain text; '' if it is password-protected.
 */
export const postTitle = (
	facts: EditorData,
	status: string,
	title: string,
	text: string
): string =>
	plain( title ) ||
	cut( text, facts.limits.title ) ||
	( UNFINISHED.includes( status )
		? __( '(no title)', 'pharos-seo' )
		: sprintf(
				/* translators: %s: number of a post that has no title. */
				__( 'Untitled %s', 'pharos-seo' ),
				String( facts.id )
			) );
