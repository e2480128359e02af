<?php
/**
 * Prints what the tables of docs/users/ need to know about the code as JSON: see facts.mjs. Without WordPress, with stubs of the functions
 * that the read classes call.
 */

declare(strict_types=1);

namespace {
	define('ABSPATH', '/');

	require '/includes/autoload.php';

	function __(string $text, string $domain): string {
		return $text;
	}

	/** A site with one taxonomy of a plugin. */
	function get_taxonomies(array $args, string $output): array {
		return [(object) ['name' => 'genre', 'labels' => (object) ['name' => 'Genres']]];
	}

	define('KB_IN_BYTES', 1024);

	/** A store: its products have variables. */
	function wc_get_product(): void {}
}

namespace Pharos\Docs {
	use Pharos\Admin\NavigationTree;
	use Pharos\Analysis\Check;
	use Pharos\Analysis\Checks\Pages;
	use Pharos\Analysis\Checks\Settings;
	use Pharos\Analysis\Checks\Site;
	use Pharos\Migration\NotMigrated;
	use Pharos\Schema\VariableList as SchemaVariables;
	use Pharos\Settings\Definitions;
	use Pharos\Template\VariableList;
	use Pharos\Template\Variables;
	use ReflectionClass;

	/** Without the variables of add-ons, which need WordPress. */
	function variables(): array {
		$variables = (new ReflectionClass(Variables::class))->newInstanceWithoutConstructor();
		(new ReflectionClass(Variables::class))->getProperty('added')->setValue($variables, []);
		return (new VariableList($variables))->all();
	}

	/** @return list<array{id: string, severity: string}> */
	function checks(array $checks): array {
		return array_map(
			static fn(Check $check): array => [
				'id' => $check->id(),
				'severity' => $check->severity(),
			],
			$checks,
		);
	}

	function reasons(): array {
		return (new ReflectionClass(NotMigrated::class))->getMethod('texts')->invoke(null);
	}

	echo json_encode(
		[
			'variables' => variables(),
			'schema_variables' => SchemaVariables::all(),
			'checks' => [
				'pages' => checks(Pages\All::checks()),
				'site' => checks(Site\All::checks()),
				'settings' => checks(Settings\All::checks()),
			],
			'definitions' => Definitions::ALL,
			'navigation' => NavigationTree::sections(),
			'reasons' => reasons(),
		],
		JSON_THROW_ON_ERROR,
	);
}
