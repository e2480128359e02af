<?php
/**
 * POST /pharos/v1/schema-preview: the structured data of a page, with schemas that needn't be stored.
 */

declare(strict_types=1);

namespace Pharos\Schema;

use Pharos\Core\Permission;
use Pharos\ObjectMeta\Fields;
use Pharos\Page\Context;
use Pharos\Preview\ExampleContext;
use Pharos\Rest\Body;
use Pharos\Rest\Routes;
use Pharos\Schema\Check\PageCheck;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Error;
use WP_REST_Request;

/** Only registered while schemas are turned on. */
final class PreviewController {
	private const EVERYWHERE = [
		'show_on' => ['rules' => ['basic-global']],
		'not_show_on' => [],
	];

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	public function register_routes(): void {
		Routes::add(
			'POST /schema-preview',
			Permission::EditSeo,
			fn(WP_REST_Request $request): array|WP_Error => $this->answer($request),
			[
				'page' => [
					'description' => __(
						'The ID of a page, such as “post-12” or “special-search”; without one, an example page.',
						'pharos-seo',
					),
					'type' => 'string',
					'default' => '',
					'maxLength' => 200,
				],
				'schemas' => [
					'description' => __(
						'Schemas to use instead of the site schemas.',
						'pharos-seo',
					),
					'type' => 'object',
				],
				'own' => [
					'description' => __(
						'Schemas to use instead of the custom schemas of the post, term or author.',
						'pharos-seo',
					),
					'type' => 'object',
				],
				'id' => [
					'description' => __(
						'A schema: the example is a page that outputs it.',
						'pharos-seo',
					),
					'type' => 'string',
					'default' => '',
					'maxLength' => 200,
				],
			],
			may: self::may_see(...),
		);
	}

	/** Users who manage the site see everything; users who can edit an object see its page with the site's schemas. */
	private static function may_see(WP_REST_Request $request): bool {
		if (Permission::Schema->granted()) {
			return true;
		}
		return !isset($request['schemas']) && ObjectController::may_edit($request['page']);
	}

	private function answer(WP_REST_Request $request): array|WP_Error {
		try {
			$schemas = self::sent($request, 'schemas', $this->settings->definitions()['schemas']);
			$own = self::sent($request, 'own', Fields::common()['schemas']);
		} catch (InvalidValue $reason) {
			return new WP_Error(
				'pharos_invalid_schemas',
				implode('.', $reason->path) . ': ' . $reason->getMessage(),
				['status' => 400, 'path' => $reason->path],
			);
		}
		$schemas ??= $this->settings->get('schemas');
		$page = (string) $request['page'];
		[$context, $schemas, $is_there] =
			$page === ''
				? $this->example((string) $request['id'], $schemas)
				: [Pages::named($page), $schemas, true];
		if ($context === null) {
			return new WP_Error(
				'pharos_page_not_found',
				__('This page doesn’t exist.', 'pharos-seo'),
				['status' => 404],
			);
		}
		$said = (new PageCheck($this->settings, $this->variables))->check($context, $schemas, $own);
		return [
			'success' => true,
			'data' => [
				'page' => ($is_there ? [] : ['id' => '']) + Pages::described($context),
				'graph' => ['@context' => 'https://schema.org', '@graph' => $said['graph']],
				'nodes' => (object) $said['nodes'],
				'problems' => $said['problems'],
			],
		];
	}

	/**
	 * @return array<string, array>|null Null if none were sent.
	 * @throws InvalidValue With the path of the invalid value.
	 */
	private static function sent(
		WP_REST_Request $request,
		string $name,
		array $definition,
	): ?array {
		if (!isset($request[$name])) {
			return null;
		}
		try {
			return Sanitizer::clean(Body::map($request, $name), $definition);
		} catch (InvalidValue $reason) {
			throw $reason->within($name);
		}
	}

	/**
	 * Finds a page that outputs a schema. If there is none, uses the newest post, with conditions that match it.
	 *
	 * @param array<string, array> $schemas
	 * @return array{Context|null, array<string, array>, bool} The page, the schemas, and whether the page outputs the schema.
	 */
	private function example(string $id, array $schemas): array {
		$schema = $schemas[$id] ?? null;
		if ($schema !== null) {
			$shown = (new Coverage($this->settings))->measure($schema)['examples'];
			if ($shown !== []) {
				return [Pages::named($shown[0]['id']), $schemas, true];
			}
			$schemas[$id] = self::EVERYWHERE + $schema;
		}
		$page =
			ExampleContext::find('post_types', 'post') ??
			(ExampleContext::find('post_types', 'page') ?? Pages::named('special-front'));
		return [$page, $schemas, $schema === null];
	}
}
