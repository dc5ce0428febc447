/** Requests to its team that one internet connection opens with an agent within an hour; details told later open none. */
export const requestsOfAddressAnHour = 60
