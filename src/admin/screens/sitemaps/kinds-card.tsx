import { useSelect } from '@wordpress/data';
import { createInterpolateElement, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { store } from '../../../../store';
import {
	authorField,
	newsField,
	newsTypesField,
	videoField,
} from '../../definitions/sitemaps';
import { SettingField } from '../../fields/setting-field';
import { SettingNote } from '../../fields/setting-note';
import { useIsVisible } from './use-is-visible';

const FIELDS = [ authorField, videoField, newsField, newsTypesField ];

/** Optional sitemaps. */
export function KindsCard() {
	const isShown = useIsVisible( ...FIELDS.map( ( { key } ) => key ) );
	if ( ! isShown ) {
		return null;
	}
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'More sitemaps', 'pharos-seo' ) }
			</h2>
			<div>
				<SettingField field={ authorField } />
				<AuthorNote />
			</div>
			<SettingField field={ videoField } />
			<SettingField field={ newsField } />
			<NewsTypes />
		</section>
	);
}

/** The post types of the news sitemap, which exists once one is selected. */
function NewsTypes() {
	const { isOn, types } = useSelect( ( select ) => {
		const { getSetting, getSiteSettings } = select( store );
		return {
			isOn: getSetting( 'enable_xml_news_sitemap' ) === true,
			types: getSiteSettings()?.content.post_types,
		};
	}, [] );
	const field = useMemo(
		() => ( {
			...newsTypesField,
			options: ( types ?? [] )
				// Attachments aren't pages.
				.filter( ( { name } ) => name !== 'attachment' )
				.map( ( { name, label } ) => ( { value: name, label } ) ),
		} ),
		[ types ]
	);
	return isOn ? <SettingField field={ field } /> : null;
}

/** A note why the sitemap includes no authors although the toggle is on. */
function AuthorNote() {
	const { isOff, isNoindex } = useSelect( ( select ) => {
		const { getSetting } = select( store );
		return {
			isOff: getSetting( 'author_archive' ) === false,
			isNoindex: getSetting( 'no_index' )?.includes( 'author' ) ?? false,
		};
	}, [] );
	if ( ! isOff && ! isNoindex ) {
		return null;
	}
	return (
		<SettingNote isLive>
			{ isOff
				? createInterpolateElement(
						/* translators: <a>: a link to the setting. */
						__(
							'Empty: author archives are off. <a>Turn them on</a>',
							'pharos-seo'
						),
						{
							a: (
								<Link to="/general/archive_pages?setting=author_archive" />
							),
						}
					)
				: createInterpolateElement(
						/* translators: <a>: a link to the setting. */
						__(
							'Empty: author archives are set to noindex. <a>Change</a>',
							'pharos-seo'
						),
						{
							a: (
								<Link to="/advanced/robot_instructions/indexing?setting=no_index.author" />
							),
						}
					) }
		</SettingNote>
	);
}
