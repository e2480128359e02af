<?php
/**
 * Runs rules of the plugin that don't need WordPress with tables of cases: {rule: [case, …]} as JSON on the standard input,
 * {rule: [result, …]} on the standard output. The result of an invalid value is {"refused": reason, "path": [keys]}.
 */

declare(strict_types=1);

namespace Pharos\Tests\Rules;

use Pharos\Admin\NavigationTree;
use Pharos\Analysis\DevelopmentSite;
use Pharos\Core\BrowserUrl;
use Pharos\Core\Utf8;
use Pharos\Core\Utf8Case;
use Pharos\Http\IpAddress;
use Pharos\Http\SiteRequests;
use Pharos\Http\Target;
use Pharos\Images\ImageName;
use Pharos\ImportExport\Addresses;
use Pharos\ImportExport\InvalidFile;
use Pharos\ImportExport\JsonFile;
use Pharos\LlmsTxt\Markdown;
use Pharos\Migration\AllInOneSeo;
use Pharos\Migration\MappedData;
use Pharos\Migration\Networks;
use Pharos\Migration\RankMath;
use Pharos\Migration\SeoPress;
use Pharos\Migration\SlimSeo;
use Pharos\Migration\StoredValue;
use Pharos\Migration\SureRank;
use Pharos\Migration\Translator;
use Pharos\Migration\Yoast;
use Pharos\NotFound\Client;
use Pharos\NotFound\Referrer;
use Pharos\ObjectSeo\Files\Cell;
use Pharos\ObjectSeo\Files\Checksum;
use Pharos\ObjectSeo\Files\Csv;
use Pharos\Redirects\Address as RedirectAddress;
use Pharos\Rest\Schema as RestSchema;
use Pharos\RobotsTxt\Access;
use Pharos\RobotsTxt\Groups;
use Pharos\RobotsTxt\Mistakes;
use Pharos\RobotsTxt\Rules;
use Pharos\Schema\TypeCheck;
use Pharos\Schema\TypeList;
use Pharos\Schema\PropertyKinds;
use Pharos\SearchConsole\Data\Figures;
use Pharos\SearchConsole\Data\PageFilter;
use Pharos\SearchConsole\Data\PageKey;
use Pharos\SearchConsole\Data\Rules as Insights;
use Pharos\SearchConsole\Data\Window;
use Pharos\Settings\Definitions;
use Pharos\Settings\InvalidValue;
use Pharos\Settings\Sanitizer;
use Pharos\Settings\Url;
use Pharos\Sitemaps\ContentImages;
use Pharos\Sitemaps\ContentVideos;
use Pharos\Sitemaps\VideoPlayers;
use Pharos\Social\AccountCheck;
use Pharos\Social\Hosts;
use Pharos\Social\Profiles;
use Pharos\Template\Template;
use Pharos\Text\Text;

require_once __DIR__ . '/wordpress.php';
// Files that aren't classes only run within WordPress.
define('ABSPATH', '/');
require_once dirname(__DIR__, 3) . '/includes/autoload.php';

$definitions = Definitions::ALL;

$account = $definitions['social_profiles']['additionalProperties'];
$accounts = new AccountCheck($definitions);

$values = static fn(array $case): \Closure => static fn(
	string $name,
	string $argument,
): string => $case['values'][$argument === '' ? $name : "$name:$argument"] ?? '';

$media = new BrowserUrl('https://example.com/blog');

$rules = [
	'navigation' => static fn(): array => NavigationTree::sections(),
	'rest schema' => RestSchema::parse(...),
	'rest path' => RestSchema::path(...),
	'render' => static fn(array $case): string => Template::render(
		$case['template'],
		$case['separator'],
		$values($case),
	),
	'later_page' => static fn(array $case): string => Template::render_later_page(
		$case['template'],
		$case['separator'],
		$values($case),
		$case['home'],
	),
	// Beside the extension mbstring, which the plugin takes where it is there.
	'case' => static fn(array $case): array => array_map(
		static fn(string $text): array => [
			'lower' => strtr($text, Utf8Case::to_lower()),
			'upper' => strtr($text, Utf8Case::to_upper()),
			'lower by mbstring' => mb_strtolower($text, 'UTF-8'),
			'upper by mbstring' => mb_strtoupper($text, 'UTF-8'),
			'characters' => implode('|', Utf8::characters($text)),
		],
		$case,
	),
	'character' => static fn(array $case): array => [
		Utf8::character($case['code']),
		mb_chr($case['code'], 'UTF-8'),
	],
	'valid' => static fn(array $case): string => Utf8::valid((string) hex2bin($case['hex'])),
	'UTF-16' => static fn(array $case): string => Utf8::of_utf16(
		(string) hex2bin($case['hex']),
		$case['swaps'],
	),
	'beginning' => static fn(array $case): string => Utf8::beginning(
		$case['text'],
		$case['length'],
	),
	'cut' => static fn(array $case): string => Text::cut($case['text'], $case['max']),
	'fit' => static fn(array $case): string => Text::fit($case['text'], $case['max']),
	'length' => static fn(array $case): int => Text::length($case['text']),
	'plain' => static fn(array $case): string => Text::plain($case['html']),
	'prose' => static fn(array $case): string => Text::prose($case['html']),
	// JSON can't contain bytes that aren't valid UTF-8.
	'broken bytes' => static fn(): array => [
		Text::plain("Tea\xE9 <b>time\xFF</b>"),
		Text::cut("Tea\xE9 time and more", 9),
		Text::length("Tea\xE9"),
		Template::render("%title% - \xE9", '-', static fn(): string => "T\xFFa"),
	],
	'clean' => static fn(array $case): mixed => Sanitizer::clean(
		$case['value'],
		$definitions[$case['key']],
	),
	'address' => static fn(array $case): string => Url::absolute($case['text']),
	'account' => static fn(array $case): string => $accounts->address(
		$case['network'],
		$case['text'],
	),
	'account refused' => static fn(array $case): bool => $accounts->errors(
		['social_profiles' => [$case['network'] => Sanitizer::clean($case['text'], $account)]],
		['social_profiles' => [$case['network'] => $case['before'] ?? '']],
	) !== [],
	'on network' => static fn(array $case): bool => Hosts::include(
		$case['address'],
		Hosts::OF[$case['network']] ?? [],
	),
	'networks' => static fn(): array => (new Profiles())->list(),
	'client' => static fn(array $case): string => Client::KINDS[Client::kind($case['agent'])],
	'probe' => static fn(array $case): bool => Client::is_probe(
		$case['path'],
		$case['known'] ?? false,
	),
	'own' => static fn(array $case): bool => Client::is_own($case['agent'], $case['home']),
	'search engine' => static fn(array $case): bool => Referrer::is_search_engine($case['url']),
	'without login' => static fn(array $case): string => Referrer::without_login($case['url']),
	'redirect address' => static fn(array $case): string => RedirectAddress::from_uri(
		$case['uri'],
	)->readable(),
	'below home' => static fn(array $case): ?string => RedirectAddress::below_home(
		$case['url'],
		$case['home'],
	),
	'robots.txt blocks' => static fn(array $case): bool => Rules::block_everything($case['text']),
	'markdown link' => static fn(array $link): string => Markdown::link(...$link),
	'robots.txt groups' => static fn(array $case): string => Groups::add(
		$case['text'],
		$case['blocked'],
	),
	'robots.txt mistakes' => static fn(array $case): array => array_map(
		static fn(array $mistake): string => "{$mistake['line']}: {$mistake['code']}",
		Mistakes::find($case['text']),
	),
	'robots.txt forbids' => static fn(array $case): bool => Access::is_forbidden(
		$case['text'],
		$case['agent'],
		$case['path'],
	),
	'media url' => static fn(string $written): string => $media->absolute($written),
	'content images' => static fn(string $html): array => (new ContentImages($media))->find(
		7,
		$html,
	),
	'content videos' => static fn(string $html): array => (new ContentVideos($media))->find($html),
	'video player' => static fn(string $url): array => VideoPlayers::identify($url),
	// The duration in milliseconds, with the memory limit of the smallest sites.
	'long content' => static function (array $case) use ($media): float {
		ini_set('memory_limit', '64M');
		['before' => $before, 'again' => $again] = $case;
		$html = $before . str_repeat($again, intdiv(1_000_000, strlen($again)));
		$start = hrtime(true);
		(new ContentImages($media))->find(7, $html);
		(new ContentVideos($media))->find($html);
		return (hrtime(true) - $start) / 1e6;
	},
	'schemas' => static function (array $case) use ($definitions): array {
		$schemas = Sanitizer::clean($case['schemas'], $definitions['schemas']);
		TypeCheck::check($schemas, $case['before'] ?? []);
		return $schemas;
	},
	'schema types' => static fn(): array => TypeList::all(),
	'required properties' => static function (): array {
		$required = [];
		foreach (TypeList::all() as $name => $type) {
			$kinds = array_column(
				array_merge(...array_column($type['subtypes'], 'options')),
				'value',
			);
			foreach ([...$kinds, $name] as $one) {
				$required[$one] = \Pharos\Schema\RequiredProperties::required($one);
			}
		}
		return $required;
	},
	'kind of property' => static fn(array $case): string => PropertyKinds::kind(
		$case['property'],
		$case['type'],
	),
	// The converted template, its output, and the variables that aren't migrated.
	'translate' => static function (array $case): array {
		$translator = match ($case['source']) {
			'surerank' => SureRank\Variables::translator(),
			'yoast' => Yoast\Variables::translator(),
			'slim' => SlimSeo\Variables::translator(new SlimSeo\Options()),
			'seopress' => SeoPress\Variables::translator(),
			'rankmath' => (new RankMath\Variables(new RankMath\Options()))->translator(),
			'aioseo', 'aioseo 3' => new AllInOneSeo\Variables(),
			default => new Translator(
				'/\{\{ (?<name>[a-z.]+)(?: (?<argument>[^}]+))? \}\}/',
				['post.title' => '%title%', 'field' => '%field:*%'],
				true,
			),
		};
		$mapped = new MappedData();
		$ours = $translator->translate(
			$case['source'] === 'aioseo 3'
				? AllInOneSeo\OldTexts::today($case['template'])
				: $case['template'],
			$case['place'] ?? 'post',
			$mapped,
			'title',
		);
		$values = ['title' => 'Tea', 'site_name' => 'Fern', 'percent' => '%'];
		return [
			$ours,
			Template::render($ours, '|', static fn(string $name): string => $values[$name] ?? ''),
			array_column($mapped->losses, 'value'),
		];
	},
	'network of' => static fn(string $url): string => Networks::from_url($url),
	'stored map' => static fn(string $text): array => [
		StoredValue::map($text),
		StoredValue::is_damaged($text),
	],
	// The requested URL, and the type of its host: own, a public IP address, a domain, refused, or none.
	'analysis target' => static function (array $case): array {
		$base = isset($case['base']) ? Target::read($case['base']) : null;
		$target = Target::read($case['url'], $base);
		return [
			$target?->url,
			match (true) {
				$target === null => 'nobody',
				SiteRequests::is($target) => 'own',
				!$target->is_number() => 'name',
				IpAddress::is_public($target->host) => 'public',
				default => 'refused',
			},
		];
	},
	'development site' => DevelopmentSite::is_name(...),
	'public address' => static fn(string $ip): bool => IpAddress::is_public($ip),
	'csv file' => static fn(string $base64): object => (object) iterator_to_array(
		Csv::rows(Csv::text((string) base64_decode($base64, true))),
	),
	'csv cell' => Cell::guarded(...),
	'csv text' => Cell::read(...),
	'csv intact' => static function (string $text): void {
		Cell::need_intact('title', $text);
	},
	// Of post 7, read in the row of another object.
	'checksum' => static fn(array $case): ?array => Checksum::read(
		$case['cell'] ?? ' ' . Checksum::create('post', 7, $case['texts']) . ' ',
		$case['kind'],
		$case['id'],
	),
	'settings file' => static function (string $base64): array {
		try {
			return ['data' => (object) JsonFile::decode((string) base64_decode($base64, true))];
		} catch (InvalidFile $file) {
			return [
				'fault' => [
					'fault' => $file->code_name,
					'line' => $file->in_line,
					'column' => $file->column,
					'name' => $file->name,
				],
				'message' => $file->getMessage(),
			];
		}
	},
	'moved' => static fn(array $case): mixed => (new Addresses($case['from'], $case['to']))->moved(
		$case['value'],
	),
	'search window' => static function (array $case): array {
		$window = isset($case['period'])
			? Window::of_period($case['period'], $case['end'])
			: new Window($case['start'], $case['end']);
		return [
			$window->start,
			$window->end,
			$window->days(),
			count($window->dates()),
			$window->before()->data(),
		];
	},
	'pacific day' => static fn(string $now): string => Window::today(new \DateTimeImmutable($now)),
	'last complete day' => static fn(array $case): string => Window::last_complete_day(
		$case['metadata'],
		$case['today'],
	),
	// The sums of rows in Google's format, and their changes.
	'search figures' => static function (array $case): array {
		$sum = static fn(array $rows): Figures => array_reduce(
			$rows,
			static fn(Figures $sum, array $row): Figures => $sum->plus(Figures::of_google($row)),
			new Figures(),
		);
		[$now, $before] = [$sum($case['now']), $sum($case['before'])];
		return [$now->data(), $before->data(), $now->changes($before)];
	},
	'search page' => static fn(array $case): bool => PageKey::from_url($case[0]) ===
		PageKey::from_url($case[1]),
	'search filter' => static fn(array $case): ?string => PageFilter::build(
		$case['property'],
		$case['home'],
	)[0]['filters'][0]['expression'] ?? null,
	'search insights' => static fn(array $case): array => Insights::of_flags(
		Insights::flags(
			new Figures(...$case['now']),
			new Figures(...$case['before'] ?? []),
			$case['state'] ?? Insights::FOUND,
			$case['competes'] ?? false,
		),
	),
	// Lists of impressions, whose indexes are the pages.
	'competing pages' => static fn(array $impressions): array => Insights::competing($impressions),
	'image name' => static fn(string $name): string => ImageName::readable($name),
];

$tables = json_decode($input ?? (string) file_get_contents('php://stdin'), true);
$results = [];
foreach ($tables as $name => $cases) {
	foreach ($cases as $case) {
		try {
			$results[$name][] = $rules[$name]($case);
		} catch (InvalidValue $reason) {
			$results[$name][] = ['refused' => $reason->getMessage(), 'path' => $reason->path];
		}
	}
}
echo json_encode(
	$results,
	JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION,
);
