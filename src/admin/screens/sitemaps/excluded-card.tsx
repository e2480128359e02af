import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { onFirstClick } from './first-click';
import { NO_EMOJI } from '../../../components/no-emoji';
import { ShowMoreList } from '../../../components/show-more-list';
import { store } from '../../../../store';
import { excludeField } from '../../definitions/sitemaps';
import { settingElementId } from '../../search/setting-link';
import { removeLabel } from './remove-label';
import { useExcluded } from './use-excluded';
import { useIsVisible } from './use-is-visible';

/** Number of rows shown at first, and added each time. */
const SHOWN = 20;

/** The posts and terms that are excluded individually. */
export function ExcludedCard() {
	const { names, set } = useExcluded();
	const isShown = useIsVisible( excludeField.key );
	const [ count, setCount ] = useState( SHOWN );
	const shown = useMemo( () => names.slice( 0, count ), [ names, count ] );
	const titles = useTitles( shown );

	// The HTML sitemap excludes them, too.
	if ( ! isShown && names.length === 0 ) {
		return null;
	}
	return (
		<section
			id={ settingElementId( excludeField.key ) }
			className="pharos-card"
			tabIndex={ -1 }
		>
			<h2 className="pharos-card__title">{ excludeField.label }</h2>
			{ names.length === 0 && (
				<p className="pharos-card__description">
					{ __(
						'No exclusions yet. Search for a post or term above and select “Exclude”.',
						'pharos-seo'
					) }
				</p>
			) }
			<ShowMoreList
				className="pharos-sitemaps__excluded"
				rows={ shown.map( ( name ) => (
					<li key={ name } tabIndex={ -1 }>
						<span dir="auto">
							<span className={ NO_EMOJI }>
								{ titles( name ) }
							</span>
						</span>
						<Button
							icon={ closeSmall }
							label={ removeLabel( titles( name ) ) }
							onClick={ onFirstClick( ( event ) => {
								passFocusOn( event.currentTarget );
								set( name, false );
							} ) }
						/>
					</li>
				) ) }
				label={ sprintf(
					/* translators: %d: number of posts and terms that are not shown yet. */
					_n(
						'Show more (%d)',
						'Show more (%d)',
						names.length - shown.length,
						'pharos-seo'
					),
					names.length - shown.length
				) }
				onMore={
					names.length > shown.length
						? () => setCount( count + SHOWN )
						: undefined
				}
			/>
		</section>
	);
}

/** Moves the focus from a removed row to the next one, the previous one, or the list. */
function passFocusOn( button: Element ): void {
	const row = button.closest( 'li' );
	const other = row?.nextElementSibling ?? row?.previousElementSibling;
	const next = other?.querySelector( 'button' ) ?? row?.closest( 'section' );
	next?.focus();
}

/**
 * Returns the titles of posts and terms, including those that no longer exist.
 *
 * @param names The names of all posts and terms.
 * @return A function that returns the title of an object; its name until the title is loaded.
 */
function useTitles( names: string[] ): ( name: string ) => string {
	const { known, areGone } = useSelect(
		( select ) => {
			const { getKnownObjects, getSitemapObjects } = select( store );
			const all = getKnownObjects();
			const missing = names.filter( ( name ) => ! all[ name ] );
			return {
				known: all,
				areGone:
					missing.length > 0 &&
					getSitemapObjects( `objects=${ missing.join( ',' ) }` ) !==
						null,
			};
		},
		[ names ]
	);
	return ( name ) => {
		const object = known[ name ];
		if ( object ) {
			return object.title;
		}
		return areGone
			? sprintf(
					/* translators: %s: a post or term that is gone, such as "post-12". */
					__( '%s (deleted)', 'pharos-seo' ),
					name
				)
			: name;
	};
}
