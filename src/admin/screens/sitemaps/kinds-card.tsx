import { useSelect } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { store } from '../../../../store';
import { authorField, newsField, videoField } from '../../definitions/sitemaps';
import { SettingField } from '../../fields/setting-field';
import { SettingNote } from '../../fields/setting-note';

/** Sitemaps that not every site wants. */
export function KindsCard() {
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
		</section>
	);
}

/** Why no author is listed, whatever the switch says. */
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
						__(
							'Lists nobody: author archives are off. <a>Turn them on</a>',
							'pharos-seo'
						),
						{
							a: (
								<Link to="/general/archive_pages?setting=author_archive" />
							),
						}
					)
				: createInterpolateElement(
						__(
							'Lists nobody: author archives are No Index. <a>Change</a>',
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
