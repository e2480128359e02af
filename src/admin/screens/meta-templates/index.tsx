import { useMemo, useState } from '@wordpress/element';
import { PreviewContext } from '../preview-context';
import { SettingField } from '../setting-field';
import { SettingsLoader } from '../settings-loader';
import { descriptionField, titleField } from './definition';
import { Preview } from './preview';

/** General > Meta Templates: the site-wide title and description (spec.md section 2). */
export default function MetaTemplates() {
	const [ postId, choose ] = useState< number | null >( null );
	const choice = useMemo( () => ( { postId, choose } ), [ postId ] );

	return (
		<SettingsLoader>
			<PreviewContext.Provider value={ choice }>
				<section className="pharos-card">
					<SettingField field={ titleField } />
					<SettingField field={ descriptionField } />
					<Preview />
				</section>
			</PreviewContext.Provider>
		</SettingsLoader>
	);
}
