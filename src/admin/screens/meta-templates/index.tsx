import { useMemo, useState } from '@wordpress/element';
import {
	descriptionField,
	rules,
	titleField,
} from '../../definitions/meta-templates';
import { FoldedCard } from '../../fields/folded-card';
import { PreviewContext } from '../../fields/preview-context';
import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import { BelowFold } from '../../fields/below-fold';
import { Overrides } from './overrides';
import { Preview } from './preview';
import './style.scss';

/** General > Meta Templates: titles and descriptions of the whole site, and by content type. */
export default function MetaTemplates() {
	const [ postId, choose ] = useState< number | null >( null );
	const choice = useMemo( () => ( { postId, choose } ), [ postId ] );

	return (
		<SettingsLoader>
			<PreviewContext.Provider value={ choice }>
				<section className="pharos-card">
					<SettingField field={ titleField } />
					<SettingField field={ descriptionField } />
					<BelowFold>
						<Preview />
					</BelowFold>
				</section>
			</PreviewContext.Provider>
			<BelowFold>
				<Overrides />
				<PreviewContext.Provider value={ choice }>
					<FoldedCard group={ rules } />
				</PreviewContext.Provider>
			</BelowFold>
		</SettingsLoader>
	);
}
