import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { SeoHistoryEntry } from '../../../../store';
import { changedByAgent, changedByProgram } from './by-user';
import { EntryHead, timeOf } from './entry-head';
import { SeoObjects } from './seo-objects';

interface SeoEntryProps {
	entry: SeoHistoryEntry;
	/** The entry that this one has undone, if it is an undo. */
	undone: SeoHistoryEntry | undefined;
	onUndo: () => void;
}

/** A change of the SEO fields of posts, terms and authors, or of redirects: who, when, how, how many, and which. */
export function SeoEntry( { entry, undone, onUndo }: SeoEntryProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const id = useId();
	const time = timeOf( entry );
	return (
		<>
			<EntryHead
				entry={ entry }
				how={ how( entry, undone ) }
				action={
					entry.changed === 0
						? null
						: {
								label: __( 'Undo', 'pharos-seo' ),
								name: sprintf(
									/* translators: %s: date and time. */
									__( 'Undo the change of %s', 'pharos-seo' ),
									time
								),
								onClick: onUndo,
							}
				}
			/>
			<p className="pharos-history__objects">
				<span role="status">{ outcome( entry ) }</span>
				<Button
					variant="link"
					aria-expanded={ isOpen }
					aria-controls={ id }
					aria-label={
						isOpen
							? sprintf(
									/* translators: %s: date and time. */
									__( 'Hide changes of %s', 'pharos-seo' ),
									time
								)
							: sprintf(
									/* translators: %s: date and time. */
									__( 'Show changes of %s', 'pharos-seo' ),
									time
								)
					}
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ isOpen
						? __( 'Hide changes', 'pharos-seo' )
						: __( 'Show changes', 'pharos-seo' ) }
				</Button>
			</p>
			<div id={ id }>{ isOpen && <SeoObjects entry={ entry } /> }</div>
		</>
	);
}

/** What has made the change. */
function how(
	{ via, name, application }: SeoHistoryEntry,
	undone: SeoHistoryEntry | undefined
): string {
	switch ( via ) {
		case 'import':
			return sprintf(
				/* translators: %s: name of a file. */
				__( 'Imported from %s', 'pharos-seo' ),
				name || __( 'Unnamed file', 'pharos-seo' )
			);
		case 'cli':
			return name === ''
				? __( 'Changed with WP-CLI', 'pharos-seo' )
				: sprintf(
						/* translators: %s: name of a file. */
						__( 'Imported from %s with WP-CLI', 'pharos-seo' ),
						name
					);
		case 'mcp':
		case 'ability':
			return changedByAgent( via, name );
		case 'bulk':
			return __( 'Changed in the bulk editor', 'pharos-seo' );
		case 'list':
			return __( 'Changed in a list of posts', 'pharos-seo' );
		case 'rest':
			return changedByProgram( application );
		case 'undo':
			return undone
				? sprintf(
						/* translators: %s: date and time of a change. */
						__( 'Change of %s undone', 'pharos-seo' ),
						timeOf( undone )
					)
				: __( 'Older change undone', 'pharos-seo' );
		default:
			return __( 'Saved', 'pharos-seo' );
	}
}

/** The numbers of its objects, by state. */
const outcome = ( { changed, restored, kept }: SeoHistoryEntry ): string =>
	[
		changed > 0 &&
			sprintf(
				/* translators: %s: number of posts, terms, authors and redirects. */
				_n(
					'%s item changed',
					'%s items changed',
					changed,
					'pharos-seo'
				),
				formatNumber( changed )
			),
		restored > 0 &&
			sprintf(
				/* translators: %s: number of posts, terms, authors and redirects. */
				_n(
					'%s item restored',
					'%s items restored',
					restored,
					'pharos-seo'
				),
				formatNumber( restored )
			),
		kept > 0 &&
			sprintf(
				/* translators: %s: number of posts, terms, authors and redirects. */
				_n(
					'%s item not restored completely',
					'%s items not restored completely',
					kept,
					'pharos-seo'
				),
				formatNumber( kept )
			),
	]
		.filter( Boolean )
		.join( ', ' );
