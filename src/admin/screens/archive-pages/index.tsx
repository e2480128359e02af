import { ExternalLink } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { authorField, dateField } from '../../definitions/archive-pages';
import type { FieldDefinition, ScreenProps } from '../../definitions/types';
import { SettingCard } from '../../fields/setting-card';
import { SettingField } from '../../fields/setting-field';
import { SettingNote } from '../../fields/setting-note';
import { SettingsLoader } from '../../fields/settings-loader';
import { useSetting } from '../../fields/use-setting';

/** General > Archive Pages: which archives are on, and their URLs. */
export default function ArchivePages( { definition }: ScreenProps ) {
	const [ , ...more ] = definition.groups ?? [];
	return (
		<SettingsLoader>
			<section className="pharos-card">
				<Archive field={ authorField } name="author" />
				<Archive field={ dateField } name="date" />
			</section>
			{ more.map( ( group, index ) => (
				<SettingCard key={ group.title ?? index } group={ group } />
			) ) }
		</SettingsLoader>
	);
}

interface ArchiveProps {
	field: FieldDefinition;
	/** The name of the archive in GET /post-content. */
	name: string;
}

function Archive( { field, name }: ArchiveProps ) {
	const { value } = useSetting( field );
	// Errors are ignored: the toggle works without the URL.
	const url = useSelect(
		( select ) =>
			select( store )
				.getPostContent()
				?.archives.find( ( item ) => item.name === name )?.url ?? '',
		[ name ]
	);

	const result = resultOf( Boolean( value ), url );
	return (
		<div>
			<SettingField field={ field } />
			{ result && <SettingNote isLive>{ result }</SettingNote> }
		</div>
	);
}

/** What visitors get, with the URL of an archive if the site has one. */
function resultOf( isOn: boolean, url: string ) {
	if ( url === '' ) {
		return isOn
			? null
			: __(
					'Visitors who open these pages are redirected to the home page.',
					'pharos-seo'
				);
	}
	const address = <bdi dir="ltr">{ url }</bdi>;
	return isOn
		? createInterpolateElement(
				/* translators: <url />: a link to an archive. */
				__( 'Example: <url />', 'pharos-seo' ),
				{
					url: <ExternalLink href={ url }>{ address }</ExternalLink>,
				}
			)
		: createInterpolateElement(
				/* translators: <url />: the URL of an archive. */
				__(
					'Visitors who open <url /> are redirected to the home page.',
					'pharos-seo'
				),
				{ url: address }
			);
}
