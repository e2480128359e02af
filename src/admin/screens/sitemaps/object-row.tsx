import { Button, ExternalLink, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check, notAllowed } from '@wordpress/icons';
import { safeDecodeURI } from '@wordpress/url';
import { onFirstClick } from './first-click';
import { NO_EMOJI } from '../../../components/no-emoji';
import type { SitemapObject } from '../../../../store';
import { PlaceLink } from './place-link';
import { removeLabel } from './remove-label';
import { useExcluded } from './use-excluded';

interface ObjectRowProps {
	item: SitemapObject;
}

/** A post or term: its URL, whether it is included or why not, and a button that excludes it. */
export function ObjectRow( { item }: ObjectRowProps ) {
	const { names, saved, set } = useExcluded();
	const isExcluded = names.includes( item.object );
	const isSaved = saved.includes( item.object );
	const { object, title, kind, url, edit } = item;

	return (
		<li className="pharos-sitemaps__object" tabIndex={ -1 }>
			<div>
				<p className="pharos-sitemaps__facts">
					<strong dir="auto">
						<span className={ NO_EMOJI }>{ title }</span>
					</strong>
					<span>{ kind }</span>
					{ edit !== '' && (
						<a
							href={ edit }
							aria-label={ sprintf(
								/* translators: %s: title of a post or term. */
								__( 'Edit “%s”', 'pharos-seo' ),
								title
							) }
						>
							{ __( 'Edit', 'pharos-seo' ) }
						</a>
					) }
				</p>
				{ url !== '' && <Address url={ url } /> }
				<Verdict item={ item } />
				{ isExcluded !== isSaved && (
					<p className="pharos-sitemaps__pending">
						{ isExcluded
							? __( 'Excluded when you save.', 'pharos-seo' )
							: __(
									'No longer excluded when you save.',
									'pharos-seo'
								) }
					</p>
				) }
			</div>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				onClick={ onFirstClick( () => set( object, ! isExcluded ) ) }
				aria-label={
					isExcluded
						? removeLabel( title )
						: sprintf(
								/* translators: %s: title of a post or term. */
								__( 'Exclude “%s”', 'pharos-seo' ),
								title
							)
				}
			>
				{ isExcluded
					? __( 'Remove exclusion', 'pharos-seo' )
					: __( 'Exclude', 'pharos-seo' ) }
			</Button>
		</li>
	);
}

/** Whether the sitemap includes a post or term, or why not. */
function Verdict( { item }: ObjectRowProps ) {
	const { listed, sitemap, reason, title, edit } = item;
	if ( listed ) {
		return (
			<p className="pharos-sitemaps__verdict is-listed">
				<Icon icon={ check } size={ 20 } />
				<span>
					{ __( 'In the sitemap', 'pharos-seo' ) }
					{ sitemap !== '' && (
						<>
							{ ': ' }
							<Address url={ sitemap } isFile />
						</>
					) }
				</span>
			</p>
		);
	}
	return (
		<p className="pharos-sitemaps__verdict">
			<Icon icon={ notAllowed } size={ 20 } />
			<span>
				{ reason?.message ?? __( 'Not in the sitemap', 'pharos-seo' ) }{ ' ' }
				{ reason && ! [ '', edit ].includes( reason.url ) && (
					<>
						<Address url={ reason.url } />{ ' ' }
					</>
				) }
				<PlaceLink to={ reason?.path ?? '' } subject={ title } />
			</span>
		</p>
	);
}

/** A link that opens in a new tab: a page by its URL, a sitemap file by its name. */
function Address( { url, isFile = false }: { url: string; isFile?: boolean } ) {
	return (
		<ExternalLink href={ url } className="pharos-sitemaps__address">
			<bdi dir="ltr">
				{ safeDecodeURI( isFile ? url.replace( /^.*\//, '' ) : url ) }
			</bdi>
		</ExternalLink>
	);
}
