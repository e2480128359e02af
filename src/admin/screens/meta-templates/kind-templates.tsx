import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import { Lazy } from '../../../components/lazy';
import { firstFilled } from '../../../../common/template';
import type { PageKind } from '../../definitions/meta-templates';
import { PreviewContext } from '../../fields/preview-context';
import { SettingField } from '../../fields/setting-field';
import { titleInUse } from '../../fields/title-in-use';
import { useSetting } from '../../fields/use-setting';
import { TemplatePreview } from './template-preview';

/** Loaded on demand: few users change these templates. */
const loadSocial = () =>
	import( /* webpackChunkName: "kind-social" */ './kind-social' );

interface KindTemplatesProps {
	kind: PageKind;
}

/** The templates of a content type, previewed with an example. */
export function KindTemplates( { kind }: KindTemplatesProps ) {
	const { group, name } = kind;
	const { settings, example } = useSelect(
		( select ) => {
			const { getSettings, getExample } = select( store );
			return {
				settings: getSettings(),
				example: getExample( group, name ),
			};
		},
		[ group, name ]
	);
	const title = useSetting( kind.title ).value;
	const description = useSetting( kind.description ).value;
	const choice = useMemo(
		() => ( { postId: null, example, choose: () => {} } ),
		[ example ]
	);

	return (
		<PreviewContext.Provider value={ choice }>
			<SettingField
				field={ {
					...kind.title,
					placeholder: settings
						? titleInUse( settings, settings.page_title )
						: undefined,
				} }
			/>
			<SettingField
				field={ {
					...kind.description,
					placeholder: settings?.page_description,
				} }
			/>
			{ settings && (
				<TemplatePreview
					title={ titleInUse(
						settings,
						textOf( title ),
						settings.page_title
					) }
					description={ firstFilled(
						textOf( description ),
						settings.page_description
					) }
				/>
			) }
			<Lazy
				load={ loadSocial }
				props={ { kind } }
				title={ __(
					'The social templates couldn’t be displayed.',
					'pharos-seo'
				) }
			/>
		</PreviewContext.Provider>
	);
}

const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';
