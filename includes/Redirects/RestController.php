<?php
/**
 * GET and POST /pharos/v1/redirects, GET, POST and DELETE /redirects/{id}, POST /redirects/test, POST /redirects/import, GET
 * /redirects/export of the same namespace.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Permission;
use Pharos\Redirects\Formats\Format;
use Pharos\Redirects\Formats\ServerPaths;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestController {
	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add('GET', '/redirects', Permission::Redirects, self::page(...), self::list_args());
		Routes::add(
			'POST',
			'/redirects',
			Permission::Redirects,
			static fn(WP_REST_Request $request): array|WP_Error => self::save($request, null),
			self::fields(),
		);
		$one = static fn(\Closure $answer): \Closure => static function (
			WP_REST_Request $request,
		) use ($answer): array|WP_Error {
			$rule = RedirectRepository::find((int) $request['id']);
			return $rule === null ? RedirectWriter::not_found() : $answer($request, $rule);
		};
		Routes::add(
			'GET',
			'/redirects/(?P<id>\d+)',
			Permission::Redirects,
			$one(
				static fn(WP_REST_Request $request, Rule $rule): array => [
					'success' => true,
					'data' => $rule->to_array(),
				],
			),
			Routes::id(),
		);
		Routes::add(
			'POST',
			'/redirects/(?P<id>\d+)',
			Permission::Redirects,
			$one(self::save(...)),
			Routes::id() + self::fields(),
		);
		Routes::add(
			'DELETE',
			'/redirects/(?P<id>\d+)',
			Permission::Redirects,
			$one(self::delete(...)),
			Routes::id(),
		);
		Routes::add('POST', '/redirects/test', Permission::Redirects, $this->test(...), [
			'url' => [
				'description' => __('A path or URL of this site.', 'pharos-seo'),
				'type' => 'string',
				'required' => true,
			],
		]);
		// Their class is loaded only for their requests.
		$import = [FilesController::class, 'import'];
		$export = [FilesController::class, 'export'];
		$format = [
			'description' => __('The format of the file.', 'pharos-seo'),
			'type' => 'string',
			'enum' => array_keys(Format::ALL),
			'required' => true,
		];
		Routes::add('POST', '/redirects/import', Permission::Redirects, $import, [
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
		Routes::add('GET', '/redirects/export', Permission::Redirects, $export, [
			'format' => $format,
		]);
	}

	private static function page(WP_REST_Request $request): array {
		$page = RuleList::page([
			'search' => trim((string) $request['search']),
			'status' => (int) $request['status'],
			'page' => (int) $request['page'],
			'per_page' => (int) $request['per_page'],
			'orderby' => (string) $request['orderby'],
			'order' => (string) $request['order'],
			'origin' => (string) $request['origin'],
			'state' => (string) $request['state'],
			'import' => (int) $request['import'],
		]);
		$items = array_map(static fn(Rule $rule): array => $rule->to_array(), $page['items']);
		return [
			'success' => true,
			'data' => ['items' => $items] +
				$page + [
					'titles' => self::titles($page['items']),
					'dead' => self::dead($page['items']),
					'imports' => ImportUndo::all(),
					// A link for the browser: the file may be too large for the application's memory.
					'export' => add_query_arg(
						'_wpnonce',
						wp_create_nonce('wp_rest'),
						rest_url(Routes::V1 . '/redirects/export'),
					),
				],
		];
	}

	/** @param list<Rule> $rules @return array<string, string>|\stdClass Titles of the posts and terms that are targets, by name. */
	private static function titles(array $rules): array|\stdClass {
		$titles = [];
		foreach ($rules as $rule) {
			$title = Target::title($rule->target);
			if ($title !== '') {
				$titles[$rule->target] = $title;
			}
		}
		return $titles ?: new \stdClass();
	}

	/** @param list<Rule> $rules @return array<int, 'hidden'|'missing'>|\stdClass By id: targets that visitors can't see. */
	private static function dead(array $rules): array|\stdClass {
		$dead = array_filter(array_map(DeadTargets::check(...), array_column($rules, null, 'id')));
		return $dead ?: new \stdClass();
	}

	/** @param Rule|null $stored The redirect to change; null for a new one. */
	private static function save(WP_REST_Request $request, ?Rule $stored): array|WP_Error {
		$given = array_intersect_key($request->get_params(), self::fields());
		$rule = RedirectWriter::save(
			ServerPaths::below_home(
				array_diff_key($given, ['confirm' => 0, 'base' => 0, 'id' => 0]),
				$stored->match ?? 'exact',
			),
			$stored,
			(bool) $request['confirm'],
			(array) $request['base'],
		);
		return is_wp_error($rule)
			? $rule
			: [
				'success' => true,
				'data' => $rule->to_array(),
				'conflict' => RedirectWriter::conflict($rule),
			];
	}

	private static function delete(WP_REST_Request $request, Rule $rule): array {
		RedirectRepository::delete([$rule->id]);
		Table::note();
		return ['success' => true, 'data' => $rule->to_array()];
	}

	private function test(WP_REST_Request $request): array|WP_Error {
		$url = trim((string) $request['url']);
		if (Address::of_site(Target::absolute($url), home_url('/')) === null) {
			return new WP_Error(
				'pharos_foreign_url',
				__('Only URLs of this site can be tested.', 'pharos-seo'),
				['status' => 400],
			);
		}
		return [
			'success' => true,
			'data' => ['steps' => (new Trace($this->settings))->steps($url)],
		];
	}

	/** Arguments for saving a redirect; all but `source` and `target` are optional. Saving itself tells what is wrong with them. */
	private static function fields(): array {
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
