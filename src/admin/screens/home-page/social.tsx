import { TabPanel } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SocialPreview } from '../../../components/social-preview';
import {
	cardField,
	facebookFields,
	imageField,
	sameField,
	SOCIAL_DESCRIPTION_LIMIT,
	xFields,
} from '../../definitions/home-page';
import { SettingField } from '../../fields/setting-field';
import { settingElementId } from '../../search/setting-link';
import { useWantedSetting } from '../../search/use-wanted-setting';
import { HomePage } from './home-page';
import './style.scss';
import { useHomePage } from './use-home-page';

/** The settings on the second tab. */
const X_KEYS = [ cardField, sameField, ...Object.values( xFields ) ].map(
	( { key } ) => key
);

/** General > Home Page > Social: how the home page looks when it is shared. */
export default function HomePageSocial() {
	const wanted = useWantedSetting();
	const initialTab = X_KEYS.includes( wanted ?? '' ) ? 'x' : 'facebook';

	return (
		<HomePage>
			<section className="pharos-card">
				<SettingField field={ imageField } />
			</section>
			<section className="pharos-card pharos-home-social">
				<TabPanel
					// Remounts to select the tab of a setting that the search asks for.
					key={ wanted }
					initialTabName={ initialTab }
					tabs={ [
						{
							name: 'facebook',
							title: __( 'Facebook', 'pharos-seo' ),
						},
						{ name: 'x', title: __( 'X', 'pharos-seo' ) },
					] }
				>
					{ ( { name } ) =>
						name === 'x' ? (
							<XTab wanted={ wanted } />
						) : (
							<FacebookTab />
						)
					}
				</TabPanel>
			</section>
		</HomePage>
	);
}

function FacebookTab() {
	const home = useHomePage();
	if ( ! home ) {
		return null;
	}
	return (
		<>
			<Fields
				fields={ facebookFields }
				inherited={ { ...home, image: home.defaultImages.facebook } }
			/>
			<SocialPreview
				network="facebook"
				url={ home.site.home_preview.url }
				titleLimit={ null }
				descriptionLimit={ SOCIAL_DESCRIPTION_LIMIT }
				{ ...home.facebook }
			/>
		</>
	);
}

function XTab( { wanted }: { wanted: string | null } ) {
	const home = useHomePage();
	if ( ! home ) {
		return null;
	}
	const isHidden =
		home.isSame &&
		Object.values( xFields ).some( ( { key } ) => key === wanted );
	return (
		<>
			<SettingField field={ cardField } />
			{ /* When the search asks for a hidden field, scroll to the toggle that hides it. */ }
			<div
				{ ...( isHidden &&
					wanted && { id: settingElementId( wanted ) } ) }
			>
				<SettingField field={ sameField } />
			</div>
			{ ! home.isSame && (
				<Fields
					fields={ xFields }
					inherited={ { ...home, image: home.defaultImages.x } }
				/>
			) }
			<SocialPreview
				network="x"
				card={
					home.cardType === 'summary'
						? 'summary'
						: 'summary_large_image'
				}
				url={ home.site.home_preview.url }
				titleLimit={ null }
				descriptionLimit={ SOCIAL_DESCRIPTION_LIMIT }
				{ ...home.x }
			/>
		</>
	);
}

interface FieldsProps {
	fields: typeof facebookFields;
	/** The values that are used while a field is empty. */
	inherited: { title: string; description: string; image: string };
}

function Fields( {
	fields,
	inherited: { title, description, image },
}: FieldsProps ) {
	const shown = useMemo(
		() => [
			{ ...fields.title, placeholder: title },
			{ ...fields.description, placeholder: description },
			{ ...fields.image, placeholder: image },
		],
		[ fields, title, description, image ]
	);
	return shown.map( ( field ) => (
		<SettingField key={ field.key } field={ field } />
	) );
}
