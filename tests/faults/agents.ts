/** Faults of what agents and the command line do. */
import type { Fault } from './types';

export const ofAgents: Fault[] = [
	{
		id: 'agents-dry-run',
		kind: 'lost',
		file: 'includes/Abilities/SettingsAbilities.php',
		text: "$saves = $changed !== [] && !$input['dry_run'];",
		replacement: '$saves = $changed !== [];',
		breaks: 'An agent that only asks what would change changes it.',
		suite: 'integration',
		test: 'inside/abilities.test.ts',
		name: 'a dry run writes nothing',
	},
	{
		id: 'agents-text-values',
		kind: 'value',
		file: 'includes/Abilities/Ability.php',
		text: '? rest_sanitize_value_from_schema($values[$name], $schema, $name)',
		replacement: '? $values[$name]',
		breaks: 'A change that an agent requests with "dry_run": "false" is never saved.',
		suite: 'integration',
		test: 'inside/abilities.test.ts',
		name: 'may be texts',
	},
	{
		id: 'agents-every-tool',
		kind: 'permission',
		file: 'includes/Abilities/McpServer.php',
		text: 'Registry::CATEGORY,',
		replacement: "'site',",
		breaks: 'The server for agents offers abilities of WordPress in place of those of the plugin.',
		suite: 'integration',
		test: 'mcp.test.ts',
		name: 'The tools are the abilities',
	},
	{
		id: 'cli-robots-blocked',
		kind: 'failure',
		file: 'includes/RobotsTxt/Cli.php',
		text: "if (in_array('blocked', array_column($rows, 'access'), true)) {",
		replacement: 'if (false) {',
		breaks: 'A job that tests whether crawlers may read a page never fails.',
		suite: 'integration',
		test: 'app-cli.test.ts',
		name: 'robots.txt is tested',
	},
];
