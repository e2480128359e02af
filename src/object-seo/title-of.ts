import { __, sprintf } from '@wordpress/i18n';
import { cut } from '../../common/template';
import { prose } from './prose';
import type { AppFacts } from './types';

/** A post with one of these statuses has not been named for good. */
const UNFINISHED = [ 'auto-draft', 'draft' ];

/**
 * The name of a post that is being written: its title; without one the beginning of its text, as in includes/Template/ObjectValues.php.
 * A published post that has neither is called by its number; a draft's number means nothing to anybody.
 *
 * @param facts  What the page knows.
 * @param status Of the post.
 * @param title  As typed.
 * @param text   Of the content, plain; '' when a password protects it.
 */
export const titleOf = (
	facts: AppFacts,
	status: string,
	title: string,
	text: string
): string =>
	prose( title ) ||
	cut( text, facts.limits.title ) ||
	( UNFINISHED.includes( status )
		? __( '(no title)', 'pharos-seo' )
		: sprintf(
				/* translators: %s: number of a post that has no title. */
				__( 'Untitled %s', 'pharos-seo' ),
				String( facts.id )
			) );
