import { ExternalLink } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store, type VerificationService } from '../../../../store';
import { fieldsOf } from '../../definitions/registry';
import type { ScreenProps } from '../../definitions/types';
import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import { HomePageCard } from './home-page-card';
import { SERVICES } from './services';
import './style.scss';

/** General > Site Verification. */
export default function VerificationScreen( { definition }: ScreenProps ) {
	return (
		<SettingsLoader>
			<section className="pharos-card">
				<p className="pharos-card__description">
					{ __(
						'At the service, choose verification by HTML tag (meta tag). Copy the tag, paste it here, and save. Then select “Verify” at the service. Keep the code: services look for it again from time to time.',
						'pharos-seo'
					) }
				</p>
				{ fieldsOf( definition ).map( ( field ) => {
					const service = field.key.replace(
						'_verification',
						''
					) as VerificationService;
					return (
						<div
							key={ field.key }
							className="pharos-verification__field"
						>
							<SettingField
								field={ {
									...field,
									placeholder: '<meta name="…" content="…">',
								} }
							/>
							<ExternalLink href={ SERVICES[ service ].url }>
								{ sprintf(
									/* translators: %s: page of a service, such as Bing Webmaster Tools. */
									__( 'Open %s', 'pharos-seo' ),
									SERVICES[ service ].page
								) }
							</ExternalLink>
						</div>
					);
				} ) }
			</section>
			<Saved />
		</SettingsLoader>
	);
}

/** The state of the saved codes; nothing while there are none. */
function Saved() {
	const hasCodes = useSelect( ( select ) => {
		const saved = select( store ).getSavedSettings();
		return ( Object.keys( SERVICES ) as VerificationService[] ).some(
			( service ) => Boolean( saved?.[ `${ service }_verification` ] )
		);
	}, [] );
	return hasCodes ? <HomePageCard /> : null;
}
