<?php
/**
 * The crawlers of AI services that robots.txt can block.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

use Pharos\Core\AddOns;
use Pharos\Settings\Settings;

/**
 * By user agent token, as documented by the owner. Purposes: `training` (content may train models), `search` (an index for answers
 * of an AI service), `user` (a page is fetched because a user has asked for it).
 *
 * @phpstan-type Crawler array{owner: string, purpose: 'training'|'search'|'user', source: string}
 */
final class AiCrawlers {
	/** The setting: a map of user agent tokens to "allow" or "block"; missing tokens are allowed. */
	public const SETTING = 'ai_crawlers';

	public const PURPOSES = ['training', 'search', 'user'];

	private const OPENAI = [
		'owner' => 'OpenAI',
		'source' => 'https://developers.openai.com/api/docs/bots',
	];

	private const ANTHROPIC = [
		'owner' => 'Anthropic',
		'source' =>
			'https://support.anthropic.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
	];

	private const PERPLEXITY = [
		'owner' => 'Perplexity',
		'source' => 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
	];

	private const META = [
		'owner' => 'Meta',
		'source' => 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/',
	];

	private const AMAZON = [
		'owner' => 'Amazon',
		'source' => 'https://developer.amazon.com/amazonbot',
	];

	private const MISTRAL = [
		'owner' => 'Mistral AI',
		'source' => 'https://docs.mistral.ai/robots',
	];

	private const COHERE = [
		'owner' => 'Cohere',
		'source' => 'https://docs.cohere.com/docs/cohere-web-crawlers',
	];

	private const TRAINING = ['purpose' => 'training'];
	private const SEARCH = ['purpose' => 'search'];
	private const USER = ['purpose' => 'user'];

	/** An empty source means that the owner has published no documentation. */
	private const OURS = [
		'GPTBot' => self::OPENAI + self::TRAINING,
		'OAI-SearchBot' => self::OPENAI + self::SEARCH,
		'ChatGPT-User' => self::OPENAI + self::USER,
		'ClaudeBot' => self::ANTHROPIC + self::TRAINING,
		'Claude-SearchBot' => self::ANTHROPIC + self::SEARCH,
		'Claude-User' => self::ANTHROPIC + self::USER,
		'Google-Extended' =>
			[
				'owner' => 'Google',
				'source' =>
					'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers#google-extended',
			] + self::TRAINING,
		'Applebot-Extended' =>
			['owner' => 'Apple', 'source' => 'https://support.apple.com/en-us/119829'] +
			self::TRAINING,
		'Meta-ExternalAgent' => self::META + self::TRAINING,
		'Meta-WebIndexer' => self::META + self::SEARCH,
		'Meta-ExternalFetcher' => self::META + self::USER,
		'Amazonbot' => self::AMAZON + self::TRAINING,
		'Amzn-SearchBot' => self::AMAZON + self::SEARCH,
		'Amzn-User' => self::AMAZON + self::USER,
		'PerplexityBot' => self::PERPLEXITY + self::SEARCH,
		'Perplexity-User' => self::PERPLEXITY + self::USER,
		'MistralAI-Training' => self::MISTRAL + self::TRAINING,
		'MistralAI-Index' => self::MISTRAL + self::SEARCH,
		'MistralAI-User' => self::MISTRAL + self::USER,
		'DuckAssistBot' =>
			[
				'owner' => 'DuckDuckGo',
				'source' => 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
			] + self::USER,
		'CCBot' =>
			['owner' => 'Common Crawl', 'source' => 'https://commoncrawl.org/ccbot'] +
			self::TRAINING,
		'cohere-training-data-crawler' => self::COHERE + self::TRAINING,
		'cohere-ai' => self::COHERE + self::USER,
		'Bytespider' => ['owner' => 'ByteDance', 'source' => ''] + self::TRAINING,
	];

	/** @return array<string, Crawler> By user agent token. */
	public static function all(): array {
		/**
		 * Filters the crawlers of AI services that can be blocked in robots.txt.
		 *
		 * @param array<string, array{owner: string, purpose: string, source: string}> $crawlers By user agent token, such as "GPTBot": who
		 *        runs it, what for (training, search or user), and the URL of the owner’s documentation, or ''.
		 *
		 * @since 1.0.0
		 * @see docs/ai-crawlers.md
		 * @example add_filter('pharos_ai_crawlers', static fn(array $crawlers): array => $crawlers + [
		 * 	'AcmeBot' => ['owner' => 'Acme', 'purpose' => 'training', 'source' => 'https://acme.example/bot'],
		 * ]);
		 */
		$all = apply_filters('pharos_ai_crawlers', self::OURS);
		if ($all === self::OURS) {
			return $all;
		}
		if (!is_array($all)) {
			return AddOns::refuse('pharos_ai_crawlers', $all, self::OURS);
		}
		foreach ($all as $name => $crawler) {
			if (!self::is_crawler($name, $crawler)) {
				AddOns::refuse('pharos_ai_crawlers', is_array($crawler) ? $name : $crawler);
				unset($all[$name]);
			}
		}
		return $all;
	}

	/** @return list<string> The blocked tokens. Unknown tokens have no effect. */
	public static function blocked(Settings $settings): array {
		$chosen = $settings->get(self::SETTING);
		return array_values(
			array_filter(
				array_map('strval', array_keys(self::all())),
				static fn(string $name): bool => ($chosen[$name] ?? '') === 'block',
			),
		);
	}

	private static function is_crawler(int|string $name, mixed $crawler): bool {
		return is_string($name) &&
			preg_match('/^[a-z][a-z0-9_-]{0,99}\z/i', $name) === 1 &&
			is_array($crawler) &&
			is_string($crawler['owner'] ?? null) &&
			in_array($crawler['purpose'] ?? '', self::PURPOSES, true) &&
			is_string($crawler['source'] ?? null) &&
			preg_match('~^(?:https?://|\z)~i', $crawler['source']) === 1;
	}
}
