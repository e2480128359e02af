<?php
/**
 * Reads and changes the SEO fields of posts, terms and authors, and inspects pages.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\ObjectMeta\Fields;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\ObjectSeo\Objects;
use Pharos\ObjectSeo\Responses;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\PageReport\Report;
use Pharos\PageReport\Responses as PageResponses;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

final class SeoAbilities {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** @return list<Ability> */
	public function all(): array {
		$object = [
			'type' => [
				'type' => 'string',
				'enum' => ['post', 'term', 'user'],
				'default' => 'post',
				'description' => __(
					'The type of the object: post (of any post type), term or user.',
					'pharos-seo',
				),
			],
			'id' => [
				'type' => 'integer',
				'minimum' => 1,
				'required' => true,
				'description' => __('The ID of the object.', 'pharos-seo'),
			],
		];
		$values = ['type' => 'object', 'additionalProperties' => true];
		$profiles = Fields::of_authors()['profiles'];
		$seo = Responses::seo(Fields::common() + ['profiles?' => $profiles]);
		return [
			new Ability(
				'get-seo',
				__('Get SEO fields', 'pharos-seo'),
				__(
					'Returns the SEO fields of a post, term or author, and the values that its page has with them.',
					'pharos-seo',
				),
				$object,
				['fields' => $seo['data']] + array_diff_key($seo, ['data' => 0]),
				self::may(...),
				$this->read(...),
			),
			new Ability(
				'update-seo',
				__('Update SEO fields', 'pharos-seo'),
				__(
					'Changes SEO fields of a post, term or author, such as title, description, focus_keyword, canonical and noindex; all of them or, if one is invalid, none. An empty value removes a field.',
					'pharos-seo',
				),
				$object + [
						'fields' =>
							[
								'required' => true,
								'description' => __('The fields to change, by name.', 'pharos-seo'),
							] + $values,
						'base' =>
							[
								'description' => __(
									'The values before the change. A field that has changed since isn’t overwritten.',
									'pharos-seo',
								),
							] + $values,
					] +
					Ability::dry_run(),
				Ability::CHANGES,
				self::may(...),
				self::update(...),
				writes: true,
			),
			new Ability(
				'inspect-page',
				__('Inspect a page', 'pharos-seo'),
				__(
					'Requests a page of this site as a logged-out visitor and returns what it tells search engines, social networks and AI agents, which setting or field each part comes from, and what differs from the output of Pharos SEO.',
					'pharos-seo',
				),
				[
					'url' => [
						'type' => 'string',
						'maxLength' => 2048,
						'default' => '/',
						'description' => __('A path or URL of this site.', 'pharos-seo'),
					],
				],
				PageResponses::all()['GET /page-report'][1]['data'],
				static fn(array $input): bool => Permission::Analysis->granted(),
				fn(array $input): array|WP_Error => (new Report(
					$this->settings,
					$this->variables,
				))->create((string) $input['url']),
			),
		];
	}

	/** Users who may edit no SEO fields don't learn which objects exist. */
	private static function may(array $input): bool {
		$object = self::find($input);
		return $object ? Capability::may_edit($object) : Permission::EditSeo->granted();
	}

	private function read(array $input): array|WP_Error {
		$object = self::find($input);
		if ($object === null) {
			return self::not_found();
		}
		$payload = (new SeoPayload($this->settings, $this->variables))->for_object($object);
		return [
			'fields' => (array) $payload['data'],
			'resolved' => (array) $payload['resolved'],
			'inherited' => (array) $payload['inherited'],
		];
	}

	private static function update(array $input): array|WP_Error {
		$object = self::find($input);
		if ($object === null) {
			return self::not_found();
		}
		[$fields, $base] = [(array) $input['fields'], (array) $input['base']];
		$repository = new ObjectMetaRepository($object);
		$checked = $repository->locked($fields, $base) ?? $repository->check($fields, $base);
		if (is_wp_error($checked)) {
			return $checked;
		}
		$old = $repository->read(array_keys($fields));
		if (!$input['dry_run']) {
			$saved = $repository->write($fields, $base);
			if (is_wp_error($saved)) {
				return $saved;
			}
		}
		$changed = [];
		foreach ($checked as $name => $new) {
			$changed[$name] = ['old' => $old[$name] ?? null, 'new' => $new];
		}
		return ['saved' => !$input['dry_run'] && $changed !== [], 'changed' => (object) $changed];
	}

	private static function find(array $input): WP_Post|WP_Term|WP_User|null {
		return Objects::find((string) ($input['type'] ?? ''), (int) ($input['id'] ?? 0));
	}

	private static function not_found(): WP_Error {
		return new WP_Error('pharos_not_found', __('This object doesn’t exist.', 'pharos-seo'), [
			'status' => 404,
		]);
	}
}
