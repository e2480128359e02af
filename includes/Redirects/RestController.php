<?php
/**
 * GET and POST /pharos/v1/redirects, GET, POST and DELETE /redirects/{id}, POST /redirects/test, POST /redirects/import, GET
 * /redirects/export of the same namespace.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Permission;
use Pharos\Redirects\Formats\Format;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		// These classes are loaded only for their requests.
		Routes::add(
			'GET /redirects',
			Permission::Redirects,
			[Answers::class, 'list'],
			self::list_args(),
		);
		Routes::add(
			'POST /redirects',
			Permission::Redirects,
			[Answers::class, 'add'],
			self::fields(),
		);
		Routes::add(
			'GET /redirects/(?P<id>\d+)',
			Permission::Redirects,
			[Answers::class, 'read'],
			Routes::id(),
		);
		Routes::add(
			'POST /redirects/(?P<id>\d+)',
			Permission::Redirects,
			[Answers::class, 'change'],
			Routes::id() + self::fields(),
		);
		Routes::add(
			'DELETE /redirects/(?P<id>\d+)',
			Permission::Redirects,
			[Answers::class, 'delete'],
			Routes::id(),
		);
		Routes::add(
			'POST /redirects/test',
			Permission::Redirects,
			fn(WP_REST_Request $request): array|WP_Error => Answers::test(
				$request,
				$this->settings,
			),
			[
				'url' => [
					'description' => __('A path or URL of this site.', 'pharos-seo'),
					'type' => 'string',
					'required' => true,
				],
			],
		);
		$import = [FilesController::class, 'import'];
		$export = [FilesController::class, 'export'];
		$format = [
			'description' => __('The format of the file.', 'pharos-seo'),
			'type' => 'string',
			'enum' => array_keys(Format::ALL),
			'required' => true,
		];
		Routes::add('POST /redirects/import', Permission::Redirects, $import, [
			'format' => $format,
			'data' => [
				'description' => __('The content of the file.', 'pharos-seo'),
				'type' => 'string',
				'required' => true,
			],
			'dry_run' => Routes::flag(__('Whether to only check the file.', 'pharos-seo')),
			'from' => [
				'description' => __(
					'How many redirects of the file previous requests have done.',
					'pharos-seo',
				),
				'type' => 'integer',
				'default' => 0,
				'minimum' => 0,
			],
			'import' => [
				'description' => __('The import that the request continues.', 'pharos-seo'),
				'type' => 'integer',
				'default' => 0,
				'minimum' => 0,
			],
		]);
		Routes::add('GET /redirects/export', Permission::Redirects, $export, [
			'format' => $format,
		]);
	}

	/** Arguments for saving a redirect; all but `source` and `target` are optional. Saving itself tells what is wrong with them. */
	public static function fields(): array {
		$field = static fn(string $type, string $description): array => [
			'description' => $description,
			'type' => $type,
		];
		$checked = [
			'source' => $field('string', __('The path to redirect, or a pattern.', 'pharos-seo')),
			'match' => $field(
				'string',
				__('How the source matches: exact, prefix or pattern.', 'pharos-seo'),
			),
			'query' => $field(
				'string',
				__('How query strings are handled: keep, ignore, exact or campaign.', 'pharos-seo'),
			),
			'target' => $field(
				'string',
				__(
					'The target: a path, a URL, post-12 or term-5; empty for 410 and 451.',
					'pharos-seo',
				),
			),
			'status' => $field(
				'integer',
				__('The HTTP status: 301, 302, 307, 308, 410 or 451.', 'pharos-seo'),
			),
		];
		return array_map(
			static fn(array $one): array => $one + ['sanitize_callback' => null],
			$checked,
		) + [
			'enabled' => $field('boolean', __('Whether the redirect is on.', 'pharos-seo')),
			'ignore_case' => $field(
				'boolean',
				__('Whether the redirect ignores letter case.', 'pharos-seo'),
			),
			'base' => $field(
				'object',
				__(
					'The previous values. If they have changed since, an error is returned.',
					'pharos-seo',
				),
			),
			'confirm' =>
				['default' => false] +
				$field(
					'boolean',
					__(
						'Allow redirecting URLs that WordPress or search engines need.',
						'pharos-seo',
					),
				),
		];
	}

	private static function list_args(): array {
		return [
			'status' => [
				'description' => __(
					'Only redirects with this HTTP status; 0 for all.',
					'pharos-seo',
				),
				'type' => 'integer',
				'default' => 0,
			],
			'origin' => [
				'description' => __('Only redirects of this origin.', 'pharos-seo'),
				'type' => 'string',
				'default' => '',
				'enum' => ['', ...Rule::ORIGINS],
			],
			'state' => [
				'description' => __(
					'Only redirects that are on, off, or have a target that visitors can’t see.',
					'pharos-seo',
				),
				'type' => 'string',
				'default' => '',
				'enum' => RuleList::STATES,
			],
			'import' => [
				'description' => __('Only redirects of this import; 0 for all.', 'pharos-seo'),
				'type' => 'integer',
				'default' => 0,
				'minimum' => 0,
			],
		] + Routes::rows(RuleList::ORDER);
	}
}
