import { TabPanel } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import type { PostContent } from '../../../../store';
import {
	DIRECTIVES,
	type Directive,
} from '../../definitions/robot-instructions/directives';
import { stateFields } from '../../definitions/robot-instructions';
import type { ScreenProps } from '../../definitions/types';
import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import { settingElementId } from '../../search/setting-link';
import { useWantedSetting } from '../../search/use-wanted-setting';
import { ContentLoader } from './content-loader';
import { ItemList } from './item-list';
import { KINDS, kindOf } from './kinds';
import './style.scss';
import { useDirective } from './use-directive';

/** No Index, No Follow and No Archive: one screen with a route for each directive. */
export default function RobotInstructions( { definition }: ScreenProps ) {
	const directive = DIRECTIVES.find(
		( { path } ) => path === definition.path
	);
	if ( ! directive ) {
		return null;
	}
	return (
		<SettingsLoader>
			<ContentLoader>
				{ ( content ) => (
					<>
						<section
							id={ settingElementId( directive.key ) }
							className="pharos-card pharos-robots"
						>
							<Tabs directive={ directive } content={ content } />
						</section>
						{ directive.key === 'no_index' && <States /> }
					</>
				) }
			</ContentLoader>
		</SettingsLoader>
	);
}

/** Settings for pages that are noindexed because of their current state. */
function States() {
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'Also set to noindex', 'pharos-seo' ) }
			</h2>
			{ stateFields.map( ( field ) => (
				<SettingField key={ field.key } field={ field } />
			) ) }
		</section>
	);
}

interface TabsProps {
	directive: Directive;
	content: PostContent;
}

function Tabs( { directive, content }: TabsProps ) {
	const { names } = useDirective( directive.key );
	const { key: step } = useLocation();
	const wanted = useWantedSetting()?.split( '.' )[ 1 ];
	const wantedTab =
		wanted === undefined ? undefined : kindOf( content, wanted );

	return (
		<TabPanel
			// Remounts to open the tab of the requested setting, each time.
			key={ wantedTab ? step : 'tabs' }
			{ ...( wantedTab ? { initialTabName: wantedTab } : {} ) }
			tabs={ KINDS.map( ( { name, label } ) => ( {
				name,
				title: titleOf(
					label,
					content[ name ].filter( ( item ) =>
						names.includes( item.name )
					).length
				),
			} ) ) }
		>
			{ ( { name } ) => {
				const kind = KINDS.find( ( one ) => one.name === name );
				return (
					kind && (
						<ItemList
							key={ name }
							directive={ directive }
							kind={ kind.name }
							items={ content[ kind.name ] }
						/>
					)
				);
			} }
		</TabPanel>
	);
}

const titleOf = ( label: string, on: number ): string =>
	on === 0
		? label
		: sprintf(
				/* translators: 1: a tab, such as Post Types. 2: how many of its switches are on. */
				__( '%1$s (%2$d on)', 'pharos-seo' ),
				label,
				on
			);
