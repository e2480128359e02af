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

/** General > Archive Pages: which archives are on, and their URLs (spec.md section 2). */
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

	return (
		<div>
			<SettingField field={ field } />
			<SettingNote isLive>
				{ resultOf( Boolean( value ), url ) }
			</SettingNote>
		</div>
	);
}

function resultOf( isOn: boolean, url: string ) {
	const address =
		url === '' ? (
			__( 'these pages', 'pharos-seo' )
		) : (
			<bdi dir="ltr">{ url }</bdi>
		);
	return isOn
		? createInterpolateElement(
				__( 'For example, visitors see <address />.', 'pharos-seo' ),
				{
					address:
						url === '' ? (
							<span>{ address }</span>
						) : (
							<ExternalLink href={ url }>
								{ address }
							</ExternalLink>
						),
				}
			)
		: createInterpolateElement(
				__(
					'Visitors who open <address /> are redirected to the home page.',
					'pharos-seo'
				),
				{ address: <span>{ address }</span> }
			);
}
